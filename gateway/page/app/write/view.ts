export function writeView(into: HTMLElement): () => void {
  into.textContent = '…';
  return () => {};
}
