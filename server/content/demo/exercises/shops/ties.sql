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
  ('174001', 'Main Market', 'Bilaspur', 'Himachal Pradesh'),
  ('201301', 'Sector 18', 'Noida', 'Uttar Pradesh'),
  ('226001', 'Hazratganj', 'Lucknow', 'Uttar Pradesh'),
  ('226010', 'Gomti Nagar', 'Lucknow', 'Uttar Pradesh'),
  ('380009', 'Navrangpura', 'Ahmedabad', 'Gujarat'),
  ('495001', 'Civil Lines', 'Bilaspur', 'Chhattisgarh');

INSERT INTO customers (id, name, phone, email, pincode, joined_on) VALUES
  (31, 'Sunita Devi', '90000 00131', 'sunita@example.com', '495001', '2025-01-10'),
  (32, 'Sunita Devi', NULL, NULL, '174001', '2025-12-31'),
  (33, 'Ramesh Patel', '90000 00133', NULL, '380009', '2026-01-01'),
  (34, 'Zoya Ansari', NULL, 'zoya@example.com', '226001', '2026-02-14'),
  (35, 'Imran Ansari', '90000 00135', 'imran@example.com', '226010', '2026-03-31'),
  (36, 'Neha Verma', NULL, NULL, '201301', '2026-04-01'),
  (37, 'Harsh Mehta', '90000 00137', NULL, '380009', '2026-04-30'),
  (38, 'Sunita Devi', '90000 00138', NULL, '226010', '2026-06-01'),
  (39, 'Sunita Devi', NULL, NULL, '226001', '2026-06-15');

INSERT INTO products (id, name, category, weight_grams, price) VALUES
  (21, 'Garam Masala', 'Spices', 100, 99),
  (22, 'MASALA CHIPS', 'Snacks', 150, 100),
  (23, 'Biryani masala', 'Spices', 50, 150),
  (24, 'Mango pickle', 'Pickles', 300, 150),
  (25, 'Mango pickle', 'Pickles', 1000, 450),
  (26, 'Besan laddu', 'Sweets', 400, 240),
  (27, 'Roasted chana', 'Snacks', 300, 101),
  (28, 'Aam papad', 'Sweets', 200, 150),
  (29, 'Pav bhaji masala', 'Spices', 75, 60),
  (30, 'Moong dal namkeen', 'Snacks', 350, 100),
  (31, 'Masala papad', 'Papad', 200, 90),
  (32, 'Chilli pickle', 'Pickles', 300, 150),
  (33, 'Besan laddu', 'Sweets', 400, 240),
  (34, 'MASALA CHIPS', 'Snacks', 400, 100),
  (35, 'Chana masala', 'Spices', 100, 59),
  (36, 'Kitchen king masala', 'Spices', 100, 111);

INSERT INTO orders (id, customer_id, ordered_on, delivered_on, status, payment, delivery_fee) VALUES
  (201, 31, '2025-01-15', '2025-01-18', 'delivered', 'UPI', 50),
  (202, 31, '2026-01-15', '2026-01-19', 'delivered', 'UPI', 50),
  (203, 32, '2026-01-31', '2026-02-03', 'delivered', 'cash', 0),
  (204, 33, '2026-02-28', '2026-03-03', 'delivered', 'UPI', NULL),
  (205, 33, '2026-03-01', '2026-03-05', 'delivered', 'UPI', 50),
  (206, 33, '2026-03-20', '2026-03-22', 'delivered', 'cash', 0),
  (207, 34, '2026-03-31', '2026-04-02', 'delivered', 'UPI', 50),
  (208, 34, '2026-04-30', NULL, 'cancelled', 'card', 50),
  (209, 35, '2026-04-12', NULL, 'cancelled', 'card', NULL),
  (210, 35, '2026-06-01', '2026-06-01', 'delivered', 'cash', NULL),
  (211, 32, '2026-06-30', NULL, 'shipped', 'UPI', 50),
  (212, 32, '2026-07-01', NULL, 'placed', 'UPI', 0),
  (213, 34, '2026-07-04', '2026-07-10', 'delivered', 'UPI', 50),
  (214, 31, '2026-06-10', '2026-06-12', 'delivered', 'UPI', 50),
  (215, 34, '2026-06-20', '2026-06-22', 'delivered', 'cash', 0),
  (216, 35, '2026-06-15', '2026-06-17', 'delivered', 'UPI', 50),
  (217, 35, '2026-07-02', '2026-07-04', 'delivered', 'UPI', NULL),
  (218, 36, '2026-07-05', NULL, 'placed', 'cash', 0);

INSERT INTO order_items (order_id, product_id, quantity, unit_price) VALUES
  (201, 21, 1, 100), (201, 24, 1, 150),
  (202, 22, 2, 100),
  (203, 26, 1, 240), (203, 29, 1, 60),
  (204, 24, 1, 150), (204, 28, 1, 150),
  (205, 28, 1, 150),
  (206, 30, 1, 100),
  (207, 22, 1, 100), (207, 32, 1, 150),
  (208, 23, 2, 150), (208, 26, 2, 240),
  (209, 27, 4, 101), (209, 31, 1, 90),
  (210, 29, 2, 50), (210, 30, 4, 50),
  (211, 26, 2, 240),
  (212, 28, 1, 150),
  (213, 32, 1, 150), (213, 29, 2, 60),
  (214, 25, 1, 450), (214, 29, 1, 30),
  (215, 21, 1, 20),
  (216, 22, 2, 130),
  (217, 27, 1, 190), (217, 21, 1, 50),
  (218, 26, 1, 125), (218, 33, 1, 125);
