// The couriers, and the URLs at which parcels are tracked.

export const couriers = {
  fan: { name: "FAN Courier", follow: "https://www.fancourier.ro/awb-tracking/?tracking=" },
  sameday: { name: "Sameday", follow: "https://sameday.ro/#awb=" },
  cargus: { name: "Cargus", follow: "https://www.cargus.ro/personal/urmareste-coletul/?tracking_number=" },
  dpd: { name: "DPD", follow: "https://tracking.dpd.ro/?shipmentNumber=" },
} as const;
export type Courier = keyof typeof couriers;

export type Parcel = { courier: Courier; trackingNumber: string };
