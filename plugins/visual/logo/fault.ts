/** Why a logo cannot be drawn, as the end of the sentence "The logo cannot be drawn: …", and what to do about it. */
export class LogoFault extends Error {
  override readonly name = 'LogoFault';
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}
