/**
 * Smoke test that `mooring bisect` runs in `npm start`: does an image have the time zones that the receipts of the shop are
 * printed in? Pulls the last layer of the image and reads its package database. Exits with 0 if the image is good, 1 if it is
 * bad, and 125 if it could not be tested. With Docker, a command is enough:
 * `docker run --rm {image} -c "import zoneinfo; zoneinfo.ZoneInfo('Europe/Berlin')"`.
 *
 * Usage: node examples/smoke-test.ts REGISTRY_URL IMAGE@DIGEST
 */
import { gunzipSync } from 'node:zlib';

import { ImageIndex, ImageManifest } from '../src/api/registry/oci.ts';
import { RegistryToken } from '../src/api/iam/token.ts';

const [registryUrl = '', image = ''] = process.argv.slice(2);
const [, path, digest] = /^[^/]+\/(.+)@(.+)$/.exec(image) ?? [];

try {
  const hasTimeZones = (await packageDatabase()).includes('\nP:tzdata\n');
  console.log(hasTimeZones ? 'Europe/Berlin is a time zone' : "No time zone found with key 'Europe/Berlin'");
  process.exitCode = hasTimeZones ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 125;
}

/** Returns the layer that has the package database. */
async function packageDatabase(): Promise<string> {
  const access = await get(`/token?scope=repository:${path}:pull`);
  const { token } = RegistryToken.parse(await access.json());
  const pull = (part: string): Promise<Response> => get(`/v2/${path}/${part}`, token);
  const index = ImageIndex.parse(await (await pull(`manifests/${digest}`)).json());
  const first = await pull(`manifests/${index.manifests[0]?.digest}`);
  const { layers } = ImageManifest.parse(await first.json());
  const layer = await pull(`blobs/${layers.at(-1)?.digest}`);
  return gunzipSync(await layer.arrayBuffer()).toString();
}

async function get(place: string, token = ''): Promise<Response> {
  const response = await fetch(
    registryUrl + place,
    token === '' ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
  if (!response.ok) throw new Error(`${place}: HTTP ${response.status}`);
  return response;
}
