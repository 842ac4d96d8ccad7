/**
 * Run by `npm run walkthrough`: calls the platform API as service-rules.md describes it, with the typed
 * client, and prints one line per step. It starts the embedded platform with the example's seed, or uses the
 * one that MOORING_API_URL and MOORING_API_TOKEN name, which needs an organization `acme` with a repository
 * `node`. It deletes what it made, whatever happened. Exits 0 when every answer was as specified, 1 with a
 * line naming the step otherwise.
 */
import { deepEqual, equal, match, ok, partialDeepStrictEqual } from 'node:assert/strict';

import { GRPC_CODES } from '../src/api/schema/failure.ts';
import type { Failure } from '../src/api/schema/failure.ts';
import type { Group } from '../src/api/iam/group.ts';
import type { Repo } from '../src/api/registry/repo.ts';
import { explain, startTour } from './tour.ts';
import type { Made, Tour } from './tour.ts';

/** The name of all that this walkthrough makes. */
const NAME = 'walkthrough';

const failures = await main().catch((error: unknown) => [explain(error)]);
for (const failure of failures) console.log(`FAILED  ${failure}`);
if (failures.length === 0) console.log('Everything was as specified, and nothing is left behind.');
process.exitCode = failures.length === 0 ? 0 : 1;

/** Walks, deletes what was made on the way, and gives what went wrong. */
async function main(): Promise<readonly string[]> {
  const tour = await startTour(process.env);
  const outcomes: PromiseSettledResult<void>[] = await Promise.allSettled([walk(tour)]);
  for (const thing of tour.made.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- a group has to be empty before it goes
    outcomes.push(...(await Promise.allSettled([deleteThing(tour, thing)])));
  }
  await tour.end();
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [explain(outcome.reason)] : []));
}

async function walk(tour: Tour): Promise<void> {
  const acme = await tour.step('find the organization', async () => {
    const [group] = await Array.fromAsync(tour.client.iam.groups.list({ name: 'acme', inRoot: true }));
    ok(group !== undefined, 'there is no organization acme');
    return [`${group.name}, ${group.uid}`, group];
  });
  await bindIdentity(tour, acme);
  await listRepos(tour, acme);
  const repo = await patchRepo(tour, acme);
  await listTags(tour, acme);
  await listAdvisories(tour);
  await meetRefusals(tour, acme, repo);
}

async function bindIdentity({ client: { iam }, made, step }: Tour, acme: Group): Promise<void> {
  const claimMatch = { issuer: 'https://token.actions.githubusercontent.com', subject: 'repo:acme/tour' };
  const identity = await step('create an identity', async () => {
    const created = await iam.identities.create(acme.uid, { name: NAME, claimMatch });
    made.push({ what: 'identity', uid: created.uid, resource: iam.identities });
    partialDeepStrictEqual(created.claimMatch, claimMatch, 'its claim match is not the requested one');
    return [`${created.name}, ${created.uid}, which is the token of ${claimMatch.subject}`, created];
  });
  const role = await step('find a role', async () => {
    const [found] = await Array.fromAsync(iam.roles.list({ name: 'registry.pull' }));
    ok(found !== undefined, 'there is no role registry.pull');
    return [`${found.name}, "${found.description ?? ''}"`, found];
  });
  await step('bind the identity to it', async () => {
    const binding = await iam.roleBindings.create(acme.uid, { identityUid: identity.uid, roleUid: role.uid });
    made.push({ what: 'role binding', uid: binding.uid, resource: iam.roleBindings });
    const names = [binding.identity?.name, binding.role?.name, binding.group?.name];
    deepEqual(names, [NAME, role.name, acme.name], 'the binding is not hydrated');
    equal(binding.identity?.subject, claimMatch.subject, 'the identity of the binding lacks its subject');
    const whole = [binding.identity?.subject, binding.role?.description, binding.group?.description];
    return [names.map((name, index) => `${name} (${whole[index]})`).join(', '), binding];
  });
}

async function listRepos({ client: { registry }, step }: Tour, acme: Group): Promise<void> {
  await step('list repos, 3 a page, order name desc', async () => {
    const walked = registry.listRepos({ childrenOf: acme.uid }, { pageSize: 3, orderBy: 'name desc' });
    const pages = await Array.fromAsync(walked.pages());
    const names = pages.flatMap(({ items }) => items.map(({ name }) => name));
    deepEqual(names, names.toSorted().toReversed(), 'the pages do not keep the order');
    for (const { totalCount, items } of pages) {
      equal(totalCount, names.length, 'totalCount is not the number of results on all pages');
      ok(items.length <= 3, 'a page has more results than requested');
    }
    const shown = pages.map(({ items }) => items.map(({ name }) => name).join(' '));
    return [`${shown.join(' | ')}; ${names.length} in all`, names];
  });
  const node = await step('filter repos by name', async () => {
    const found = await Array.fromAsync(registry.listRepos({ childrenOf: acme.uid, name: 'node' }));
    deepEqual(
      found.map(({ name }) => name),
      ['node'],
      'the filter does not match exactly',
    );
    const part = await Array.fromAsync(registry.listRepos({ childrenOf: acme.uid, name: 'nod' }));
    equal(part.length, 0, 'a part of a name matches');
    return [`"node" finds ${found.length}, "nod" finds ${part.length}`, found[0]];
  });
  await step('get a repo by uid', async () => {
    ok(node !== undefined);
    const repo = await registry.getRepo(node.uid);
    deepEqual(repo, node, 'it is not what the list says');
    return [`${repo.name}, "${repo.description ?? ''}"`, repo];
  });
}

/** Makes a group with a repo in it, so that no existing repo changes. */
async function patchRepo({ client: { iam, registry }, made, step }: Tour, acme: Group): Promise<Repo> {
  const repo = await step('create a group with a repo', async () => {
    const group = await iam.groups.create(acme.uid, { name: NAME });
    made.push({ what: 'group', uid: group.uid, resource: iam.groups });
    const created = await registry.createRepo(group.uid, { name: NAME, description: 'As it was made' });
    const resource = { get: registry.getRepo, delete: registry.deleteRepo };
    made.push({ what: 'repo', uid: created.uid, resource });
    return [`${created.name}, ${created.uid}, "${created.description ?? ''}"`, created];
  });
  return step('patch its description, by mask', async () => {
    const changes = { name: 'not-in-the-mask', description: 'As it was patched' };
    const patched = await registry.updateRepo(repo.uid, changes, ['description']);
    equal(patched.description, changes.description, 'the description did not change');
    equal(patched.name, NAME, 'a field outside the mask changed');
    return [`"${patched.description}", and the name is still ${patched.name}`, patched];
  });
}

async function listTags({ client: { registry }, step }: Tour, acme: Group): Promise<void> {
  await step('list tags, with the deprecated ones', async () => {
    const [node] = await Array.fromAsync(registry.listRepos({ childrenOf: acme.uid, name: 'node' }));
    const tags = await Array.fromAsync(
      registry.listTags({ childrenOf: node?.uid ?? '' }, { orderBy: 'name' }),
    );
    const deprecated = tags.filter((tag) => tag.deprecated);
    ok(deprecated.length > 0, 'no tag of node is deprecated');
    const [all, ended] = [tags, deprecated].map((some) => some.map(({ name }) => name).join(' '));
    return [`node has ${all}; deprecated: ${ended}`, tags];
  });
}

async function listAdvisories({ client: { vulnerabilities }, step }: Tour): Promise<void> {
  await step('list advisories', async () => {
    const all = await Array.fromAsync(vulnerabilities.listAdvisories());
    const filter = { artifactNames: ['curl'] };
    const [one, ...more] = await Array.fromAsync(vulnerabilities.listAdvisories(filter));
    ok(one !== undefined && one.artifactName === 'curl' && more.length === 0, 'curl has not one advisory');
    return [`${all.length}; on curl: ${one.advisoryId} (${one.aliases.join(' ')})`, all];
  });
}

async function meetRefusals(
  { client: { iam, registry }, step, refusalOf }: Tour,
  acme: Group,
  repo: Repo,
): Promise<void> {
  await step('refused: a bad name', async () => {
    const { failure } = await refusalOf(() => iam.identities.create(acme.uid, { name: 'Not A Name!' }));
    const [violation] = failure.details?.flatMap(({ fieldViolations = [] }) => fieldViolations) ?? [];
    equal(failure.code, GRPC_CODES.INVALID_ARGUMENT);
    match(failure.message, /^Invalid argument: name: /);
    equal(violation?.field, 'name', 'the field is not named');
    return [
      `${reasonOf(failure)} (code ${failure.code}), field ${violation.field}: ${violation.description}`,
      failure,
    ];
  });
  await step('refused: to delete a group with repos', async () => {
    const { failure } = await refusalOf(() =>
      iam.groups.delete(repo.uid.slice(0, repo.uid.lastIndexOf('/'))),
    );
    const [violation] = failure.details?.flatMap(({ violations = [] }) => violations) ?? [];
    equal(failure.code, GRPC_CODES.FAILED_PRECONDITION);
    match(failure.message, /^Precondition failed: /);
    equal(violation?.type, 'RESOURCE_NOT_EMPTY', 'the violation is of another type');
    return [`${reasonOf(failure)} (code ${failure.code}), ${violation.type}`, failure];
  });
  await step('refused: what does not exist', async () => {
    const { status, failure } = await refusalOf(() => registry.getRepo(`${acme.uid}/${'0'.repeat(16)}`));
    const resource = failure.details?.find((detail) => detail['@type'].endsWith('ResourceInfo'));
    deepEqual([status, failure.code], [404, GRPC_CODES.NOT_FOUND]);
    ok(resource?.resourceType !== undefined, 'the answer has no ResourceInfo');
    return [`NOT_FOUND (HTTP ${status}), ${resource.resourceType} ${resource.resourceName ?? ''}`, failure];
  });
}

function deleteThing({ step, refusalOf }: Tour, { what, uid, resource }: Made): Promise<void> {
  return step(`delete the ${what}`, async () => {
    await resource.delete(uid);
    const { status } = await refusalOf(() => resource.get(uid));
    equal(status, 404, 'it is still there');
    return [`gone: HTTP ${status}`, undefined];
  });
}

/** The reason that a refusal gives to machines. */
function reasonOf(failure: Failure): string {
  return failure.details?.find((detail) => detail['@type'].endsWith('ErrorInfo'))?.reason ?? 'no reason';
}
