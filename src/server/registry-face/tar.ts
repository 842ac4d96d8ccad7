/** A file of an archive. */
export interface ArchivedFile {
  /** Without a leading slash, at most 100 bytes. */
  readonly path: string;
  readonly text: string;
}

const BLOCK_BYTES = 512;

/** The files as a tar archive (POSIX.1-1988 ustar): owned by root, with no times, so that equal files give equal bytes. */
export function tar(files: readonly ArchivedFile[]): Uint8Array {
  const blocks = files.flatMap(({ path, text }) => {
    const content = Buffer.from(text);
    return [header(path, content.length), content, Buffer.alloc(padding(content.length))];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK_BYTES)]);
}

function header(path: string, size: number): Uint8Array {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.write(path, 0);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  // The checksum counts its own field as blanks.
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function padding(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
}
