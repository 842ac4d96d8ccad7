import type { MessagePackage } from './message-package.ts';

/** The wire form of library artifacts. */
export const libraryMessages = {
  name: 'chainguard.platform.libraries.v2',
  services: {
    ArtifactsService: {
      ListArtifacts: { request: 'ListArtifactsRequest', response: 'ListArtifactsResponse' },
      ListArtifactVersions: {
        request: 'ListArtifactVersionsRequest',
        response: 'ListArtifactVersionsResponse',
        path: { uid: 'artifact_id' },
      },
      GetArtifactCount: { request: 'GetArtifactCountRequest', response: 'GetArtifactCountResponse' },
    },
  },
  messages: {
    Artifact: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      ecosystem: [4, 'Ecosystem'],
      latest_version: [5, 'string'],
      version_count: [6, 'int32'],
      create_time: [7, 'google.protobuf.Timestamp'],
      update_time: [8, 'google.protobuf.Timestamp'],
    },
    ArtifactVersion: {
      uid: [1, 'string'],
      name: [2, 'string'],
      version: [3, 'string'],
      description: [4, 'string'],
      create_time: [5, 'google.protobuf.Timestamp'],
      update_time: [6, 'google.protobuf.Timestamp'],
      size_bytes: [7, 'int64'],
    },
    GetArtifactCountRequest: { ecosystems: [1, 'Ecosystem', 'repeated'] },
    GetArtifactCountResponse: { counts: [1, 'GetArtifactCountResponse.EcosystemCount', 'repeated'] },
    'GetArtifactCountResponse.EcosystemCount': { ecosystem: [1, 'Ecosystem'], total_count: [2, 'int64'] },
    ListArtifactVersionsRequest: {
      artifact_id: [1, 'string'],
      page_size: [10, 'int32'],
      page_token: [11, 'string'],
      skip: [12, 'int32'],
      order_by: [13, 'string'],
    },
    ListArtifactVersionsResponse: {
      artifact_versions: [1, 'ArtifactVersion', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64'],
      skipped: [4, 'int32'],
    },
    ListArtifactsRequest: {
      ecosystems: [1, 'Ecosystem', 'repeated'],
      query: [2, 'string'],
      cuda_version: [3, 'string', 'optional'],
      remediated: [4, 'bool'],
      page_size: [10, 'int32'],
      page_token: [11, 'string'],
      skip: [12, 'int32'],
      order_by: [13, 'string'],
    },
    ListArtifactsResponse: {
      artifacts: [1, 'Artifact', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64'],
      skipped: [4, 'int32'],
    },
  },
  enums: {
    Ecosystem: {
      ECOSYSTEM_UNSPECIFIED: 0,
      ECOSYSTEM_JAVA: 1,
      ECOSYSTEM_PYTHON: 2,
    },
  },
} as const satisfies MessagePackage;
