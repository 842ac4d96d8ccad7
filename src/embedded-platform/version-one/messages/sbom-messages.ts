import type { MessagePackage } from '../../grpc/messages/message-package.ts';

/** The wire form of SBOMs in v1. */
export const versionOneSbomMessages = {
  name: 'chainguard.platform.tenant',
  messages: {
    ComponentGraph: {
      nodes: [1, 'ComponentGraph.Node', 'repeated'],
      edges: [2, 'ComponentGraph.Edge', 'repeated'],
    },
    'ComponentGraph.Edge': {
      subject_id: [1, 'string'],
      predicate_id: [2, 'string'],
      type: [3, 'ComponentGraph.Edge.Type'],
    },
    'ComponentGraph.Node': {
      package: [1, 'Package2', 'oneof typed_node'],
      file: [2, 'File2', 'oneof typed_node'],
    },
    File2: { id: [1, 'string'], name: [2, 'string'], types: [4, 'string', 'repeated'] },
    Sbom2: {
      id: [1, 'string'],
      raw_sbom: [2, 'bytes'],
      graph: [3, 'ComponentGraph'],
      last_seen: [4, 'google.protobuf.Timestamp'],
      tool: [5, 'string'],
      format: [6, 'string'],
      generated_at: [7, 'google.protobuf.Timestamp'],
      authors: [8, 'string'],
      source: [9, 'Sbom2.Source'],
      name: [10, 'string'],
      description: [11, 'string'],
      digest: [12, 'string', 'optional'],
    },
  },
  enums: {
    'ComponentGraph.Edge.Type': { UNKNOWN: 0, DESCRIBES: 1, CONTAINS: 2, DEPENDS_ON: 3, GENERATED_FROM: 4 },
    'Sbom2.Source': { UNKNOWN: 0, INGESTED: 1, GENERATED: 2 },
  },
} as const satisfies MessagePackage;
