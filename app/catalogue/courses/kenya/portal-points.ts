import { clustersOfPortal, portalClusters } from "./portal-minimums.ts";

/** Cluster points as the placement portal shows them to a student, by its own cluster numbers. */
export type PortalPoints = ReadonlyMap<number, number>;

const mostPoints = 48;

/** The names of the form's fields. */
export const portalField = (cluster: number): string => `p${cluster}`;
export const portalFields: readonly string[] = [...portalClusters.keys()].map(portalField);

/** "38.512" or "38,512". Null for anything that isn't points. */
export function parsePoints(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(plain)) return null;
  const points = Number(plain);
  return points > 0 && points <= mostPoints ? points : null;
}

/** `13-38.512_7-40.1`: nothing in it needs to be escaped in an address. */
export const writePortalPoints = (points: PortalPoints): string =>
  [...points].map(([cluster, value]) => `${cluster}-${value}`).join("_");

/** Skips what it can't read. */
export function parsePortalPoints(text: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const part of text.slice(0, 300).split("_")) {
    const [cluster = "", value = ""] = part.split("-");
    const points = parsePoints(value);
    if (portalClusters.has(Number(cluster)) && points !== null) found.set(Number(cluster), points);
  }
  return found;
}

/** The points by the cluster numbers of the 2025 document, which our tables use. */
export const byDocumentCluster = (points: PortalPoints): Map<number, number> =>
  new Map(
    [...points].flatMap(([cluster, value]) =>
      clustersOfPortal(cluster).map((number): [number, number] => [number, value]),
    ),
  );
