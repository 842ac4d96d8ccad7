/**
 * Images, tags and lists that are asked about at the same time, whatever the question (adr 0008). A host that finds it too
 * much says so by a 429, and is asked four at a time from then on (client/pace.ts).
 */
export const IN_FLIGHT = 64;
