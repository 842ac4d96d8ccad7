import type { FaultSeed } from '../../contract/seed/fault-seed.ts';
import type { RouteName } from '../../contract/routes.ts';

/** Which requests go wrong. */
export interface FaultPlan {
  /** Counts a request of the route, and gives the fault that is planned for it, if any. */
  next(route: RouteName): FaultSeed | undefined;
}

/** Requests are counted from 1 per route; the first fault of the list that means a request is the one that happens. */
export function createFaultPlan(faults: readonly FaultSeed[]): FaultPlan {
  const counts = new Map<RouteName, number>();
  return {
    next: (route) => {
      const count = (counts.get(route) ?? 0) + 1;
      counts.set(route, count);
      return faults.find((fault) => fault.route === route && isDue(fault, count));
    },
  };
}

function isDue(fault: FaultSeed, count: number): boolean {
  return fault.nth === '*' || (count >= fault.nth && count < fault.nth + fault.times);
}
