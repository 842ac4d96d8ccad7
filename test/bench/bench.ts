/**
 * The numbers that have a budget, each against a second command measured in the same run, in turns, so that a ratio
 * holds when the machine's speed drifts. Prints a table; judges nothing. Run `npm run build` before it.
 */
import { ownTemporaryDirectory } from '../support/jobs/temporary-directory.ts';
import { bisectingBuilds } from './bisect-bench.ts';
import { checkingImages } from './check-bench.ts';
import { comparingBuilds } from './diff-bench.ts';
import { sizeOfDownload, startsOfLaunchers } from './launcher-bench.ts';
import { loggingIn } from './login-bench.ts';
import { readingManifests } from './manifests-bench.ts';
import { pinningDockerfiles } from './pin-bench.ts';
import { checkingManyPlaces } from './places-bench.ts';
import { servingManyTags } from './platform-bench.ts';
import { readingDockerfiles } from './reading-bench.ts';
import { verifyingSignatures } from './signatures-bench.ts';

ownTemporaryDirectory();
console.table([
  ...startsOfLaunchers(),
  await loggingIn(),
  sizeOfDownload(),
  ...readingDockerfiles(),
  ...readingManifests(),
  ...(await pinningDockerfiles()),
  ...(await checkingImages()),
  ...(await checkingManyPlaces()),
  ...(await comparingBuilds()),
  ...(await bisectingBuilds()),
  ...(await verifyingSignatures()),
  ...(await servingManyTags()),
]);
