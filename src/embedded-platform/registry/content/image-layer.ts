import { MEDIA_TYPES } from '../../../api/registry/oci.ts';
import type { ImagePackage, Layering } from '../../seed/image-seed.ts';
import type { Digest } from '../../../values/digest.ts';
import { toContent, digestOf } from './content.ts';
import type { Content } from './content.ts';
import { isApk, purlOf } from './package-purl.ts';
import { crc32 } from 'node:zlib';

/** A platform that images are built for: its architecture as OCI and as `apk` names it. The system is Linux. */
export interface TargetPlatform {
  readonly oci: 'amd64' | 'arm64';
  readonly apk: 'x86_64' | 'aarch64';
}

/** The platforms of every image. */
export const PLATFORMS: readonly TargetPlatform[] = [
  { oci: 'amd64', apk: 'x86_64' },
  { oci: 'arm64', apk: 'aarch64' },
];

/** A layer, and the digest of the archive inside it, which configurations name it by. */
export interface LayerContent {
  readonly content: Content;
  readonly diffId: Digest;
}

/** Layers beside the last one; a container runtime takes no more than 127. */
const MAX_GROUPS = 32;

/**
 * Returns the layers of an image. The last one, as a rule the only one, has `os-release` and the package database, where
 * `apk` and scanners read them. Before it, by origin, are those of the packages: two builds share what did not change.
 */
export function imageLayers(
  image: string,
  packages: readonly ImagePackage[],
  {
    platform,
    layers = 'single',
  }: { readonly platform: TargetPlatform; readonly layers?: Layering | undefined },
): readonly LayerContent[] {
  const listed = layers === 'single' ? packages.filter((one) => !isApk(one)) : packages;
  const lists = [...Map.groupBy(listed, groupOf)].map(([group, members]) => ({
    path: `var/lib/db/sbom/${encodeURIComponent(group).slice(0, 60)}.txt`,
    text: members.map((one) => `${purlOf(one, platform)}\n`).join(''),
  }));
  const own = lists.slice(0, layers === 'single' ? 0 : MAX_GROUPS);
  const installed = packages.filter(isApk).map((one) => installedRecord(one, platform));
  const base = [
    { path: 'etc/os-release', text: `ID=wolfi\nNAME="Wolfi"\nPRETTY_NAME="${image}"\n` },
    { path: 'lib/apk/db/installed', text: installed.join('') },
  ];
  return [...own.map((file) => [file]), [...base, ...lists.slice(own.length)]].map(imageLayer);
}

/** Packages that are built together, or those of one language. */
function groupOf({ type = 'apk', name, origin = name }: ImagePackage): string {
  return type === 'apk' ? origin : type;
}

function imageLayer(files: readonly ArchivedFile[]): LayerContent {
  const archive = tar(files);
  return { content: toContent(MEDIA_TYPES.layer, storedGzip(archive)), diffId: digestOf(archive) };
}

/**
 * Returns a record of apk's database: name, version, architecture, origin; an empty line ends it (apk-tools,
 * apk-package(5)).
 */
function installedRecord({ name, version, origin }: ImagePackage, platform: TargetPlatform): string {
  return `P:${name}\nV:${version}\nA:${platform.apk}\no:${origin ?? name}\n\n`;
}

/** A file of an archive. */
export interface ArchivedFile {
  /** Without a leading slash, at most 100 bytes. */
  readonly path: string;
  readonly text: string;
}

const TAR_BLOCK_BYTES = 512;

/**
 * Returns the files as a tar archive (POSIX.1-1988 ustar): owned by root, with no times, so that equal files give equal
 * bytes.
 */
function tar(files: readonly ArchivedFile[]): Uint8Array {
  const blocks = files.flatMap(({ path, text }) => {
    const content = Buffer.from(text);
    return [header(path, content.length), content, Buffer.alloc(padding(content.length))];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * TAR_BLOCK_BYTES)]);
}

function header(path: string, size: number): Uint8Array {
  const block = Buffer.alloc(TAR_BLOCK_BYTES);
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
  return (TAR_BLOCK_BYTES - (size % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES;
}

/** The most bytes of one stored block of a deflate stream (RFC 1951 §3.2.4). */
const BLOCK_BYTES = 0xffff;

/**
 * Returns the bytes as a gzip file whose blocks are stored, not compressed (RFC 1952, 1951): clients take it for
 * compressed and leave it as it is, and it does not depend on what a version of a library makes of it.
 */
export function storedGzip(bytes: Uint8Array): Uint8Array {
  const count = Math.max(1, Math.ceil(bytes.length / BLOCK_BYTES));
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = bytes.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES);
    const head = Buffer.alloc(5);
    head.writeUInt8(index === count - 1 ? 1 : 0, 0);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(0xffff - block.length, 3);
    return Buffer.concat([head, block]);
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(bytes), 0);
  trailer.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([HEADER, ...blocks, trailer]);
}

/** Deflate, no flags, no time, unknown operating system. */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
