/** Bytes that arrive in pieces, kept in memory of their own: it is at most twice as large as what was appended. */
export class CollectedBytes {
  #bytes = new Uint8Array(0);
  #length = 0;

  /** How many bytes were appended. */
  get length(): number {
    return this.#length;
  }

  /** Copies a piece: a piece of one byte can be a view of a packet of 64 kB, which it would keep in memory. */
  append(piece: Uint8Array): void {
    const length = this.#length + piece.length;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = length;
  }

  /** All bytes so far. */
  toBytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
