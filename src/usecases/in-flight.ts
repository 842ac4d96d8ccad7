/**
 * Images, tags and lists that are asked about at the same time, whatever the question but the histories of a check (adr
 * 0008). A host that finds it too much says so by a 429, and is asked four at a time from then on (client/transport/pace.ts).
 */
export const IN_FLIGHT = 64;

/**
 * Histories that a check asks for at the same time: beside the chain of questions about packages they have time, and asked
 * all at once they would hold it up (adr 0008).
 */
export const HISTORIES_IN_FLIGHT = 16;
