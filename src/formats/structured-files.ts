// The readers that stand on the YAML library: one part of the bundle, because parts of their own would repeat what they
// share.
export { readJsonFile } from './read-json-file.ts';
export { readYamlFile } from './yaml/read-yaml-file.ts';
