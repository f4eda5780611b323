// Hands a file to the browser's downloads.

export function download(file: Blob, called: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = called;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
