/**
 * Runs `work` and returns its result. Throws what `work` throws, and also every error of the process that nothing
 * handles, such as the rejection of a promise that is not awaited: the work never ends well after one. Further errors
 * are consequences of the first and are ignored.
 */
export async function withUnhandledErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  const { promise: unhandled, reject } = Promise.withResolvers<never>();
  process.on('uncaughtException', reject);
  const value = await Promise.race([work(), unhandled]);
  process.off('uncaughtException', reject);
  return value;
}
