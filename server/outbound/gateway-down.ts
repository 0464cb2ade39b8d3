/** Thrown so that it is logged as an error. The messages stay in the outbox. */
class GatewayDown extends Error {}

export function refuseOutage<Delivery extends { outage: string | null }>(
  what: string,
  delivery: Delivery,
): Delivery {
  if (delivery.outage) throw new GatewayDown(`${what}: ${delivery.outage}`);
  return delivery;
}
