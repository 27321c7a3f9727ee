const SCHEMA = `CREATE TABLE pincodes (
  pincode text PRIMARY KEY,
  area text NOT NULL,
  city text NOT NULL,
  state text NOT NULL
);

CREATE TABLE customers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  phone text,
  email text,
  pincode text NOT NULL REFERENCES pincodes,
  joined_on date NOT NULL
);

CREATE TABLE products (
  id integer PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  weight_grams integer NOT NULL CHECK (weight_grams > 0),
  price integer NOT NULL CHECK (price > 0)
);

-- delivery_fee is NULL if the customer collects the order at the shop.
CREATE TABLE orders (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  ordered_on date NOT NULL,
  delivered_on date CHECK (delivered_on >= ordered_on),
  status text NOT NULL CHECK (status IN ('placed', 'shipped', 'delivered', 'cancelled')),
  payment text NOT NULL CHECK (payment IN ('UPI', 'card', 'cash')),
  delivery_fee integer CHECK (delivery_fee >= 0),
  CHECK ((delivered_on IS NOT NULL) = (status = 'delivered'))
);

-- unit_price is what one pack cost on the day of the order.
CREATE TABLE order_items (
  order_id integer NOT NULL REFERENCES orders,
  product_id integer NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price integer NOT NULL CHECK (unit_price > 0),
  PRIMARY KEY (order_id, product_id)
);
`;

/** Each data set fills the same five tables. */
export function shopSetup(data: string): string {
  return `${SCHEMA}\n${data}`;
}

/** What a prompt says about each table. */
export const TABLES = {
  pincodes: "`pincodes`: `pincode`, `area`, `city`, `state`",
  customers: "`customers`: `id`, `name`, `phone`, `email`, `pincode`, `joined_on`",
  products: "`products`: `id`, `name`, `category`, `weight_grams`, `price` (₹ for one pack today)",
  orders:
    "`orders`: `id`, `customer_id`, `ordered_on`, `delivered_on`, `status` (placed, shipped, delivered or cancelled), `payment` (UPI, card or cash), `delivery_fee` (₹; `NULL` if collected at the shop)",
  order_items:
    "`order_items`: `order_id`, `product_id`, `quantity`, `unit_price` (₹ for one pack on the day of the order)",
};
