/** Offers bytes as a file of this name. */
export function download(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads the address after this turn; a minute is more than it takes.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
