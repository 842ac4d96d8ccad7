import { MEDIA_TYPES } from '../../contract/registry/oci.ts';
import type { ImagePackage } from '../../contract/registry/oci.ts';
import type { Digest } from '../../domain/digest.ts';
import { contentOf, digestOf } from './content.ts';
import type { Content } from './content.ts';
import type { Platform } from './platforms.ts';
import { storedGzip } from './stored-gzip.ts';
import { tar } from './tar.ts';

/** A layer, and the digest of the archive inside it, which configurations name it by. */
export interface ImageLayer {
  readonly content: Content;
  readonly diffId: Digest;
}

/**
 * The one layer of an image: a root directory that names the system and the packages installed in it, where `apk` and
 * every scanner look for them.
 */
export function imageLayer(image: string, packages: readonly ImagePackage[], platform: Platform): ImageLayer {
  const installed = packages.map((one) => installedRecord(one, platform)).join('');
  const files = [
    { path: 'etc/os-release', text: `ID=wolfi\nNAME="Wolfi"\nPRETTY_NAME="${image}"\n` },
    { path: 'lib/apk/db/installed', text: installed },
  ];
  const archive = tar(files);
  return { content: contentOf(MEDIA_TYPES.layer, storedGzip(archive)), diffId: digestOf(archive) };
}

/** A record of apk's database: name, version, architecture, origin; an empty line ends it (apk-tools, apk-package(5)). */
function installedRecord({ name, version, origin }: ImagePackage, platform: Platform): string {
  return `P:${name}\nV:${version}\nA:${platform.apk}\no:${origin ?? name}\n\n`;
}
