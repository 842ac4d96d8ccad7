import { ImageIndex } from '../../contract/registry/oci.ts';
import type { Image } from './images.ts';
import type { Services } from '../services.ts';
import type { Content } from './content.ts';

/** The manifest of linux/amd64 on an index, or undefined where it has none. */
export async function imageManifestOf(
  image: Image,
  index: Content,
  { registryContent }: Services,
): Promise<Content | undefined> {
  const { manifests } = ImageIndex.parse(JSON.parse(Buffer.from(index.body).toString()));
  const own = manifests.find(({ platform }) => platform?.architecture === 'amd64');
  return own === undefined ? undefined : registryContent.find(image, own.digest);
}
