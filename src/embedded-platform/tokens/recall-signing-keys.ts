import type { JWK } from 'jose';

import { damagedFile } from '../store/store-failure.ts';
import type { Store } from '../store/store.ts';
import { generateSigningKeys, proveSigningKey } from './signing-key.ts';
import type { SigningKeys } from './signing-key.ts';

/**
 * Returns the stored signing keys, or new ones: tokens stay valid after a restart on the same port. Throws
 * `config_file_unreadable` for stored ones that do not work.
 */
export async function recallSigningKeys(store: Store, dataFile: string): Promise<SigningKeys> {
  const known = await readSigningKeys(store.setting('signing-keys') ?? '{}').catch(() => {
    throw damagedFile(dataFile, 'a signing key is not valid');
  });
  const { platform, registry, github } = known;
  if (platform !== undefined && registry !== undefined && github !== undefined)
    return { platform, registry, github };
  // An earlier file has no key of the registry: its others stay.
  const keys = { ...(await generateSigningKeys()), ...known };
  store.setSetting('signing-keys', JSON.stringify(keys));
  return keys;
}

/** Only `recallSigningKeys` writes the text. Throws if it is damaged. */
async function readSigningKeys(text: string): Promise<Partial<Record<keyof SigningKeys, JWK>>> {
  const known = JSON.parse(text) as Partial<Record<keyof SigningKeys, JWK>>;
  await Promise.all(Object.values(known).map(proveSigningKey));
  return known;
}
