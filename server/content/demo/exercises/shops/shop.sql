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
  ('110001', 'Connaught Place', 'New Delhi', 'Delhi'),
  ('302001', 'MI Road', 'Jaipur', 'Rajasthan'),
  ('302015', 'Gandhi Nagar', 'Jaipur', 'Rajasthan'),
  ('400050', 'Bandra West', 'Mumbai', 'Maharashtra'),
  ('411004', 'Deccan Gymkhana', 'Pune', 'Maharashtra'),
  ('500034', 'Banjara Hills', 'Hyderabad', 'Telangana'),
  ('500081', 'Madhapur', 'Hyderabad', 'Telangana'),
  ('560009', 'Gandhi Nagar', 'Bengaluru', 'Karnataka'),
  ('560038', 'Indiranagar', 'Bengaluru', 'Karnataka'),
  ('600004', 'Mylapore', 'Chennai', 'Tamil Nadu'),
  ('682016', 'Ernakulam', 'Kochi', 'Kerala'),
  ('700019', 'Ballygunge', 'Kolkata', 'West Bengal');

INSERT INTO customers (id, name, phone, email, pincode, joined_on) VALUES
  (1, 'Aarav Sharma', '90000 00101', 'aarav@example.com', '302015', '2025-11-03'),
  (2, 'Priya Nair', '90000 00102', 'priya.nair@example.com', '682016', '2025-12-12'),
  (3, 'Mohammed Irfan', '90000 00103', NULL, '500034', '2025-12-20'),
  (4, 'Lakshmi Reddy', '90000 00104', 'lakshmi@example.com', '500081', '2026-01-18'),
  (5, 'Priya Nair', NULL, 'priya.n@example.com', '560038', '2026-01-30'),
  (6, 'Rohan Deshpande', '90000 00106', 'rohan@example.com', '411004', '2026-02-10'),
  (7, 'Ananya Iyer', NULL, NULL, '600004', '2026-02-27'),
  (8, 'Gurpreet Singh', '90000 00108', 'gurpreet@example.com', '302001', '2026-03-01'),
  (9, 'Sneha Kulkarni', '90000 00109', NULL, '400050', '2026-03-08'),
  (10, 'Arjun Das', NULL, 'arjun@example.com', '700019', '2026-03-20'),
  (11, 'Fatima Khan', NULL, NULL, '500034', '2026-04-02'),
  (12, 'Nithya Gowda', '90000 00112', 'nithya@example.com', '560009', '2026-04-15');

INSERT INTO products (id, name, category, weight_grams, price) VALUES
  (1, 'Chaat masala', 'Spices', 100, 55),
  (2, 'Mango pickle', 'Pickles', 300, 140),
  (3, 'Garam masala', 'Spices', 100, 95),
  (4, 'Masala peanuts', 'Snacks', 200, 60),
  (5, 'Kaju katli', 'Sweets', 500, 520),
  (6, 'Lemon pickle', 'Pickles', 300, 120),
  (7, 'Kashmiri chilli powder', 'Spices', 200, 140),
  (8, 'Bikaneri bhujia', 'Snacks', 400, 120),
  (9, 'Banana chips', 'Snacks', 250, 100),
  (10, 'Masala tea', 'Tea', 250, 110),
  (11, 'Soan papdi', 'Sweets', 400, 180),
  (12, 'Sambar masala', 'Spices', 150, 110);

INSERT INTO orders (id, customer_id, ordered_on, delivered_on, status, payment, delivery_fee) VALUES
  (101, 1, '2025-12-30', '2026-01-02', 'delivered', 'UPI', 40),
  (102, 3, '2026-01-05', '2026-01-07', 'delivered', 'cash', 60),
  (103, 2, '2026-01-12', '2026-01-17', 'delivered', 'UPI', 40),
  (104, 4, '2026-01-20', '2026-01-20', 'delivered', 'cash', NULL),
  (105, 1, '2026-01-29', '2026-02-01', 'delivered', 'UPI', 40),
  (106, 5, '2026-02-03', '2026-02-06', 'delivered', 'card', 0),
  (107, 6, '2026-02-11', NULL, 'cancelled', 'card', 40),
  (108, 3, '2026-02-14', '2026-02-14', 'delivered', 'UPI', NULL),
  (109, 3, '2026-02-25', '2026-03-03', 'delivered', 'UPI', 40),
  (110, 7, '2026-03-02', '2026-03-05', 'delivered', 'cash', 40),
  (111, 1, '2026-03-09', '2026-03-11', 'delivered', 'UPI', 0),
  (112, 4, '2026-03-15', NULL, 'cancelled', 'UPI', 60),
  (113, 10, '2026-03-21', '2026-03-27', 'delivered', 'card', 60),
  (114, 2, '2026-04-04', '2026-04-08', 'delivered', 'UPI', 40),
  (115, 3, '2026-04-13', '2026-04-15', 'delivered', 'UPI', 60),
  (116, 12, '2026-04-18', '2026-04-20', 'delivered', 'card', 0),
  (117, 5, '2026-05-02', NULL, 'shipped', 'UPI', 40),
  (118, 4, '2026-05-10', '2026-05-10', 'delivered', 'cash', NULL),
  (119, 9, '2026-05-16', NULL, 'shipped', 'cash', 40),
  (120, 10, '2026-05-19', NULL, 'placed', 'UPI', 60);

INSERT INTO order_items (order_id, product_id, quantity, unit_price) VALUES
  (101, 3, 2, 90), (101, 8, 1, 120),
  (102, 4, 3, 60), (102, 11, 1, 170), (102, 1, 2, 55),
  (103, 9, 2, 100), (103, 5, 1, 480),
  (104, 7, 1, 140), (104, 12, 2, 110),
  (105, 8, 2, 120), (105, 3, 1, 90),
  (106, 5, 1, 480), (106, 11, 1, 180),
  (107, 6, 2, 120), (107, 2, 1, 140),
  (108, 5, 2, 500), (108, 4, 2, 60),
  (109, 1, 1, 55), (109, 2, 1, 140),
  (110, 12, 3, 110), (110, 9, 3, 100),
  (111, 8, 1, 120), (111, 5, 1, 520), (111, 2, 1, 140),
  (112, 5, 3, 520),
  (113, 11, 2, 180), (113, 4, 1, 60),
  (114, 9, 3, 100), (114, 12, 1, 110),
  (115, 4, 4, 60), (115, 3, 1, 95),
  (116, 2, 1, 140), (116, 5, 2, 520), (116, 8, 2, 120),
  (117, 8, 2, 120), (117, 7, 1, 140),
  (118, 12, 1, 110), (118, 1, 3, 55),
  (119, 4, 2, 60), (119, 9, 1, 100),
  (120, 11, 4, 180);
