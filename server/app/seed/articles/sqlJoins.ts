export const sqlJoins = `Joins have a reputation. People learn them as circles that overlap, nod, and are lost again at the first real query. Let us try it without circles. A join is a question that needs two tables for its answer, and there are only a few such questions.

Here are two tables from a small academy. You can type all of this into any PostgreSQL, or into a page that runs it for you.

\`\`\`sql
CREATE TABLE learners (id int PRIMARY KEY, name text, city text);
CREATE TABLE payments (id int PRIMARY KEY, learner_id int, rupees int);

INSERT INTO learners VALUES
  (1, 'Asha', 'Hyderabad'),
  (2, 'Imran', 'Pune'),
  (3, 'Divya', 'Chennai');

INSERT INTO payments VALUES
  (10, 1, 1000),
  (11, 1, 199),
  (12, 2, 2000);
\`\`\`

Asha paid twice, Imran once, and Divya has not paid yet.

## “Who paid what?”

The names are in one table and the money in the other. What ties them together is the learner's number:

\`\`\`sql
SELECT learners.name, payments.rupees
FROM payments
JOIN learners ON learners.id = payments.learner_id
ORDER BY payments.id;
\`\`\`

Read it as a sentence: *for each payment, find the learner whose number it carries*. The answer has three rows: Asha 1000, Asha 199, Imran 2000. Divya is not there, and that is right, because the question was about payments and she has none.

This is the inner join. It keeps the pairs that fit, and drops whatever found no partner on either side.

## “What did everybody pay?”

Now the question is about learners, all of them. Whoever has not paid belongs in the answer, with nothing beside the name:

\`\`\`sql
SELECT learners.name, payments.rupees
FROM learners
LEFT JOIN payments ON payments.learner_id = learners.id
ORDER BY learners.id, payments.id;
\`\`\`

The word \`LEFT\` means: keep every row of the table that is named first. Divya appears once, and her \`rupees\` are \`NULL\`, which is the database's way to say “there is nothing here”. It is not zero and not an empty text.

So this is how you choose between the two. Do not think of circles; ask **which table must be complete in the answer**, put that one first, and write \`LEFT JOIN\` if some of its rows may find no partner.

## “Who has not paid?”

A left join answers this too, since it leaves a mark where the partner is missing:

\`\`\`sql
SELECT learners.name
FROM learners
LEFT JOIN payments ON payments.learner_id = learners.id
WHERE payments.id IS NULL;
\`\`\`

Only Divya is left. Note \`IS NULL\`: with \`= NULL\` the answer would be empty, because nothing is ever equal to nothing. The same question can be written in a way that reads even more like speech:

\`\`\`sql
SELECT name
FROM learners
WHERE NOT EXISTS (
  SELECT FROM payments WHERE payments.learner_id = learners.id
);
\`\`\`

## The trap of the moved condition

Your manager asks for all learners, with their payments above 500 rupees if they have any. You write this:

\`\`\`sql
SELECT learners.name, payments.rupees
FROM learners
LEFT JOIN payments ON payments.learner_id = learners.id
WHERE payments.rupees > 500;
\`\`\`

and Divya is gone. Why? \`WHERE\` runs after the join. By then her row says \`NULL\`, and \`NULL > 500\` is not true, so that the row is thrown out. The left join has quietly become an inner one.

A condition on the table whose rows may be missing belongs to the search for partners, that is, to \`ON\`:

\`\`\`sql
SELECT learners.name, payments.rupees
FROM learners
LEFT JOIN payments
  ON payments.learner_id = learners.id
 AND payments.rupees > 500
ORDER BY learners.id;
\`\`\`

Now there are three rows again: Asha 1000, Imran 2000, and Divya with nothing.

## The trap of the counted nothing

How many payments did each of them make?

\`\`\`sql
SELECT learners.name,
       count(*)           AS rows,
       count(payments.id) AS payments,
       coalesce(sum(payments.rupees), 0) AS rupees
FROM learners
LEFT JOIN payments ON payments.learner_id = learners.id
GROUP BY learners.id
ORDER BY learners.id;
\`\`\`

Look at Divya's line. \`count(*)\` counts rows, and she has one: the row that says “nothing found”. \`count(payments.id)\` counts the values that exist, and says 0, which is the truth. The sum of nothing is \`NULL\`, so \`coalesce\` puts a zero in its place.

## The trap of the multiplied money

Suppose that a third table holds each learner's certificates, and Asha has two. Join all three tables, and each of her two payments meets each of her two certificates: four rows, and her 1,199 rupees have become 2,398 in the sum.

A join multiplies wherever both sides have several rows for one key. When a total looks too good, count the rows before and after each join. The cure is to sum each table by itself first, and to join the sums.

## Try it

1. List the cities from which no payment came.
2. List every learner with their largest payment, and 0 for those who have none.
3. Add a payment with \`learner_id\` 9, who does not exist. In which of the queries above does it appear? What should the table have had to refuse it?

If you can answer the third one, you have met the foreign key, which is the promise that a join relies on. It is a good next step.
`;
