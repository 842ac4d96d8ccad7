import { createIamClient } from '../../../../../../src/api/client/platform/iam/iam-client.ts';
import type { IamClient } from '../../../../../../src/api/client/platform/iam/iam-client.ts';
import { OWNER, startTestPlatform, WORLD } from '../../../../embedded-platform/test-platform.ts';
import type { TestPlatform } from '../../../../embedded-platform/test-platform.ts';

/** A platform, and its identity and access management as one identity sees it: an owner where none is named. */
export async function startIam(
  identity = OWNER,
): Promise<{ readonly iam: IamClient; readonly test: TestPlatform }> {
  const test = await startTestPlatform(WORLD);
  return { iam: await iamAs(test, identity), test };
}

/** The same platform as another identity sees it. */
export async function iamAs(test: TestPlatform, identity: string): Promise<IamClient> {
  return createIamClient(await test.signIn(identity));
}

/** The names on a list, sorted. */
export async function namesOf(list: AsyncIterable<{ readonly name: string }>): Promise<readonly string[]> {
  return (await Array.fromAsync(list)).map(({ name }) => name).sort();
}

/** The uid of a role by its name. */
export async function roleUid(iam: IamClient, name: string): Promise<string> {
  const [role] = await Array.fromAsync(iam.roles.list({ name }));
  return role?.uid ?? '';
}
