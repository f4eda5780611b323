// In which order guards act: as planned, or in the middle of the Enemy phase as they did.

import type { GuardPlan, Told } from '../wire';

/** The place of each guard by its number; guards who do not act have none. */
export function orderOf(plans: GuardPlan[], events: Told[]): Map<number, number> {
  if (plans.length) return new Map(plans.filter((each) => each.order).map((each) => [each.guard, each.order]));
  const start = events.findLastIndex((each) => each.kind === 'OrderDrawn');
  const acted = events.slice(start + 1).filter((each) => each.kind === 'GuardActivated');
  const guards = new Set(acted.map((each) => each.guard ?? 0));
  return new Map([...guards].map((guard, at) => [guard, at + 1]));
}

/** The places that say something: of guards that act by their numbers, those tell it already. */
export function newsOf(order: Map<number, number>): Map<number, number> {
  const byNumber = [...order.keys()].sort((one, other) => one - other);
  const byPlace = [...order].sort(([, one], [, other]) => one - other);
  return new Map(byPlace.filter(([guard], at) => guard !== byNumber[at]));
}
