import type { HttpSend } from '../../http.ts';

/** Requests at the same time to a host that has said that there are too many (fault-matrix.md row 46). */
const PACED = 4;

/** In-flight and waiting requests of one host. */
interface Pace {
  inFlight: number;
  isSlow: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Sends as `send` does, until a host answers 429: from then on it is sent four requests at the same time, and the others
 * wait. Waiting and trying again alone would not do, as all that were refused together come back together.
 */
export function limitAfter429(send: HttpSend): HttpSend {
  const hosts = new Map<string, Pace>();
  return async (request) => {
    const { host } = new URL(request.url);
    const pace = hosts.get(host) ?? { inFlight: 0, isSlow: false, waiting: [] };
    hosts.set(host, pace);
    await enter(pace);
    try {
      const response = await send(request);
      if (response.status === 429) pace.isSlow = true;
      return response;
    } finally {
      leave(pace);
    }
  };
}

async function enter(pace: Pace): Promise<void> {
  while (pace.isSlow && pace.inFlight >= PACED) {
    // oxlint-disable-next-line no-await-in-loop -- another one may have taken the place meanwhile
    await new Promise<void>((resolve) => {
      pace.waiting.push(resolve);
    });
  }
  pace.inFlight += 1;
}

function leave(pace: Pace): void {
  pace.inFlight -= 1;
  pace.waiting.shift()?.();
}
