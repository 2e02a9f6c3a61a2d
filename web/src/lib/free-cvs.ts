import { settings } from "./settings";

/** How many CVs are free, and where: the guided demo and the free plan count for themselves. "" = none. */
export function freeCvs(): string {
  if (settings.registration_closed) return "";
  const plan = settings.plans.find(({ price }) => price === 0);
  const ways: [number, string][] = [
    [settings.demo_allowance, "in the guided demo"],
    [plan?.credits ?? 0, `with the ${plan?.name}`],
  ];
  const given = ways.filter(([count]) => count > 0);
  const all = given.reduce((sum, [count]) => sum + count, 0);
  if (all === 0) return "";
  if (given.length > 1)
    return `${all} CVs are free: ${given.map(([count, where]) => `${count} ${where}`).join(" and ")}.`;
  return `${all === 1 ? "1 CV is" : `${all} CVs are`} free ${given[0]?.[1]}.`;
}
