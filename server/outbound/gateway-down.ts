/** Thrown so that it stands in the log as an error; the messages are safe in the outbox. */
class GatewayDown extends Error {}

export function refuseOutage<Delivery extends { outage: string | null }>(
  what: string,
  delivery: Delivery,
): Delivery {
  if (delivery.outage) throw new GatewayDown(`${what}: ${delivery.outage}`);
  return delivery;
}
