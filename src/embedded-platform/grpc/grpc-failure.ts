/** A refusal by the protocol, outside of any handler; it has no details. */
export class GrpcFailure extends Error {
  override readonly name = 'GrpcFailure';
  readonly code: number;

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
