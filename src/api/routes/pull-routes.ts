import { z } from 'zod';

import { ImageIndex, Manifest, ReferrersQuery, TagNames, TagNamesQuery } from '../registry/oci.ts';
import { TagHistory, TagHistoryQuery } from '../registry/tag-history.ts';
import { RegistryToken, RegistryTokenForm, RegistryTokenQuery } from '../iam/token.ts';
import type { Route } from '../route.ts';

/** The operations of the registry itself: its tokens, its tag histories, and pulling (OCI distribution specification). */
export const pullRoutes = {
  getRegistryToken: {
    method: 'GET',
    path: '/token',
    face: 'token',
    credential: 'registry-basic',
    idempotent: true,
    query: RegistryTokenQuery,
    response: RegistryToken,
  },
  postRegistryToken: {
    method: 'POST',
    path: '/token',
    face: 'token',
    credential: 'none',
    idempotent: true,
    form: true,
    body: RegistryTokenForm,
    response: RegistryToken,
  },
  getRegistryTokenCertificate: {
    method: 'GET',
    path: '/token/certificate',
    face: 'token',
    credential: 'none',
    idempotent: true,
    binary: true,
    response: z.unknown(),
  },
  getTagHistory: {
    method: 'GET',
    path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    query: TagHistoryQuery,
    response: TagHistory,
  },
  checkRegistryAccess: {
    method: 'GET',
    path: '/v2/',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    empty: true,
    response: z.object({}),
  },
  listTagNames: {
    method: 'GET',
    path: '/v2/{organization}/{image}/tags/list',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    query: TagNamesQuery,
    response: TagNames,
  },
  getManifest: {
    method: 'GET',
    path: '/v2/{organization}/{image}/manifests/{reference}',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    response: Manifest,
  },
  headManifest: {
    method: 'HEAD',
    path: '/v2/{organization}/{image}/manifests/{reference}',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    binary: true,
    response: z.unknown(),
  },
  getBlob: {
    method: 'GET',
    path: '/v2/{organization}/{image}/blobs/{digest}',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    binary: true,
    movable: true,
    response: z.unknown(),
  },
  headBlob: {
    method: 'HEAD',
    path: '/v2/{organization}/{image}/blobs/{digest}',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    binary: true,
    movable: true,
    response: z.unknown(),
  },
  listReferrers: {
    method: 'GET',
    path: '/v2/{organization}/{image}/referrers/{digest}',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    query: ReferrersQuery,
    response: ImageIndex,
  },
} as const satisfies Record<string, Route>;

export type PullRouteName = keyof typeof pullRoutes;
