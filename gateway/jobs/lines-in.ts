const LF = 0x0a;

/** The lines of a text that comes in pieces cut anywhere, without their ends. */
export async function* linesIn(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(LF); end >= 0; end = piece.indexOf(LF, from)) {
      yield Buffer.concat([...buffered, piece.subarray(from, end)]);
      [buffered, from] = [[], end + 1];
    }
    if (from < piece.length) buffered.push(piece.subarray(from));
  }
}
