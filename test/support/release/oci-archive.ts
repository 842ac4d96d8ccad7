import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const OCI = 'application/vnd.oci.image';

/** Writes an OCI archive of an image index of two platforms, whose layer is an empty archive; returns its path and digest. */
export function writeOciArchive(): { readonly path: string; readonly digest: string } {
  const directory = mkdtempSync(join(tmpdir(), 'mooring-oci-'));
  mkdirSync(join(directory, 'blobs/sha256'), { recursive: true });
  const add = (mediaType: string, content: Buffer): { mediaType: string; digest: string; size: number } => {
    const sum = createHash('sha256').update(content).digest('hex');
    writeFileSync(join(directory, 'blobs/sha256', sum), content);
    return { mediaType, digest: `sha256:${sum}`, size: content.length };
  };
  const addJson = (mediaType: string, value: object): ReturnType<typeof add> =>
    add(mediaType, Buffer.from(JSON.stringify(value)));
  const tar = Buffer.alloc(1024);
  const layer = add(`${OCI}.layer.v1.tar+gzip`, gzipSync(tar));
  const ids = [`sha256:${createHash('sha256').update(tar).digest('hex')}`];
  const manifests = ['amd64', 'arm64'].map((architecture) => {
    const rootfs = { type: 'layers', diff_ids: ids };
    const config = addJson(`${OCI}.config.v1+json`, { os: 'linux', architecture, config: {}, rootfs });
    const type = `${OCI}.manifest.v1+json`;
    const manifest = addJson(type, { schemaVersion: 2, mediaType: type, config, layers: [layer] });
    return Object.assign(manifest, { platform: { os: 'linux', architecture } });
  });
  const mediaType = `${OCI}.index.v1+json`;
  const index = addJson(mediaType, { schemaVersion: 2, mediaType, manifests });
  writeFileSync(join(directory, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
  writeFileSync(join(directory, 'index.json'), JSON.stringify({ schemaVersion: 2, manifests: [index] }));
  execFileSync('tar', ['-cf', 'image.tar', 'blobs', 'index.json', 'oci-layout'], { cwd: directory });
  return { path: join(directory, 'image.tar'), digest: index.digest };
}
