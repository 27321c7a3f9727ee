CREATE TABLE pincodes (
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

INSERT INTO pincodes (pincode, area, city, state) VALUES
  ('248001', 'Rajpur Road', 'Dehradun', 'Uttarakhand'),
  ('403001', 'Altinho', 'Panaji', 'Goa'),
  ('625001', 'Town Hall Road', 'Madurai', 'Tamil Nadu'),
  ('641001', 'Town Hall', 'Coimbatore', 'Tamil Nadu'),
  ('781001', 'Pan Bazaar', 'Guwahati', 'Assam');

INSERT INTO customers (id, name, phone, email, pincode, joined_on) VALUES
  (51, 'Meena Kumari', NULL, NULL, '625001', '2026-07-01'),
  (52, 'Karthik Raja', NULL, 'karthik@example.com', '641001', '2026-07-15'),
  (53, 'Bhaskar Borah', '90000 00153', NULL, '781001', '2026-08-18'),
  (54, 'Maria D''Souza', NULL, NULL, '403001', '2026-08-25'),
  (55, 'Deepak Rawat', NULL, NULL, '248001', '2026-08-31');

INSERT INTO products (id, name, category, weight_grams, price) VALUES
  (41, 'Murukku', 'Snacks', 250, 130),
  (42, 'Idli podi', 'Spices', 175, 85),
  (43, 'Lime pickle', 'Pickles', 300, 115),
  (44, 'Chai masala', 'Tea', 50, 75);

INSERT INTO orders (id, customer_id, ordered_on, delivered_on, status, payment, delivery_fee) VALUES
  (301, 52, '2026-08-03', '2026-08-07', 'delivered', 'UPI', 30),
  (302, 53, '2026-08-20', NULL, 'cancelled', 'cash', NULL),
  (303, 55, '2026-09-01', NULL, 'placed', 'UPI', NULL),
  (304, 55, '2026-09-02', NULL, 'cancelled', 'UPI', NULL),
  (305, 52, '2026-10-10', '2026-10-10', 'delivered', 'cash', NULL),
  (306, 53, '2026-11-30', '2026-12-18', 'delivered', 'UPI', NULL),
  (307, 55, '2026-12-15', '2026-12-18', 'delivered', 'UPI', NULL),
  (308, 51, '2027-01-10', '2027-01-12', 'delivered', 'cash', NULL),
  (309, 55, '2026-12-31', NULL, 'placed', 'card', NULL),
  (310, 55, '2026-12-31', NULL, 'shipped', 'card', 25);

INSERT INTO order_items (order_id, product_id, quantity, unit_price) VALUES
  (301, 41, 2, 130), (301, 44, 1, 75),
  (302, 43, 1, 115),
  (303, 42, 4, 85),
  (304, 41, 5, 130),
  (305, 44, 1, 75), (305, 42, 1, 85),
  (307, 44, 1, 75),
  (308, 42, 1, 85),
  (309, 44, 2, 75),
  (310, 42, 1, 85);
