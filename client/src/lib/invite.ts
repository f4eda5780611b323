// Links to a table, and the code one can read out. The code is the name of the table in groups of four.

const ID = /^[a-z0-9]{12}$/;

export function inviteLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

export function watchLink(watch: string): string {
  return `${location.origin}/w/${watch}`;
}

export function codeOf(table: string): string {
  return table.match(/.{1,4}/g)?.join(' ') ?? table;
}

/** Where a link or a code leads: a path of this page, or null if it is neither. */
export function pathOf(written: string): string | null {
  const text = written.trim();
  const linked = /\/(t|w|replay)\/([a-z0-9]+)\b/i.exec(text);
  if (linked) return `/${linked[1]}/${linked[2]}`.toLowerCase();
  const code = text.replace(/[\s·.-]/g, '').toLowerCase();
  return ID.test(code) ? `/t/${code}` : null;
}
