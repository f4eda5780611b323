// What the card beside the map says, for those who listen. A region that comes together with its words is not read
// out: `Tutorial` has one that is always there, and the cards put their words into it.

export const heard = $state({ text: '' });

/** Attach to the text of a card. */
export function tellAloud(title: () => string) {
  return (node: HTMLElement) => {
    const say = () => {
      heard.text = [title(), node.textContent?.replace(/\s+/g, ' ').trim()].join('. ');
    };
    const watch = new MutationObserver(say);
    watch.observe(node, { subtree: true, childList: true, characterData: true });
    say();
    return () => {
      watch.disconnect();
      heard.text = '';
    };
  };
}
