export const cleanCsv = `Somebody sends you a file called \`sales.csv\`. It opens, there are numbers in it, and the total is wrong. Nearly every first job with data starts like this, so let us take one such file apart, slowly, and put it together again.

This is the whole of ours, saved as \`sales.csv\`:

\`\`\`text
date,city,product,amount
03/04/2026,Hyderabad,Notebook,120
03/04/2026,hyderabad ,Pen,"1,250"
04/04/2026,Pune,Notebook,
05/04/2026,Chennai,Pen,60
05/04/2026,Chennai,Pen,60
\`\`\`

Five rows, and five things are wrong with it. Can you see them before you read on?

## Look before you touch

Read the file and ask three questions: how many rows, which types, what is missing?

\`\`\`python
import pandas as pd

sales = pd.read_csv("sales.csv")
print(sales.shape)
print(sales.dtypes)
print(sales.isna().sum())
\`\`\`

\`shape\` says \`(5, 4)\`: five rows, four columns. Write such a number down. If a later step leaves you with four rows or with nine, you want to know at once.

\`dtypes\` is where the surprise is. The column \`amount\` is not a number: it is text, because of the comma in \`1,250\`. And \`date\` is text as well. \`isna().sum()\` counts one missing amount.

## Turn text into numbers

pandas can be told about the comma while it reads:

\`\`\`python
sales = pd.read_csv("sales.csv", thousands=",")
print(sales["amount"].sum())
\`\`\`

Now the sum is \`1490.0\`, and it is a number. Why the \`.0\`? Because one value is missing, and a column of ordinary whole numbers has no room for “nothing”. pandas stores such a column with decimals and writes \`NaN\` in the gap.

## Say what a date is

Is \`03/04/2026\` the third of April or the fourth of March? In India it is April; in the United States it is March. The file cannot tell you, only the person who sent it can. Ask, and then write the answer into the code:

\`\`\`python
sales["date"] = pd.to_datetime(sales["date"], format="%d/%m/%Y")
\`\`\`

Always give the \`format\`. Without it pandas has to guess, and on the first twelve days of a month a wrong guess looks just as good as a right one. That is worse than an error, because nobody notices it.

## Make equal things equal

To you \`Hyderabad\` and \`hyderabad \` are one city. To a computer they differ twice: in the first letter, and in the space at the end that you cannot even see. Look at the values as the computer sees them:

\`\`\`python
print(sales["city"].unique())
sales["city"] = sales["city"].str.strip().str.title()
\`\`\`

\`strip\` takes the spaces from both ends, \`title\` begins each word with a capital letter. After that, \`unique\` shows three cities instead of four.

\`title\` is right for these three, and it would be wrong for \`McLean\` or \`IIT Campus\`. When the list is short, read all of it. When it is long, keep a small table of corrections and use it with \`replace\`: every line of that table is a decision that somebody can check.

## Decide about what is missing

There are three honest answers to a missing amount.

1. **Find it.** The receipt exists somewhere; ask for it.
2. **Leave it out**, and say so in the report: “one sale without an amount is not counted”.
3. **Fill it in**, if you can say why, and mark it as filled.

What you must not do is fill in a zero because the error goes away. A zero is a claim: it says that somebody took a notebook and paid nothing. Averages believe such claims.

\`\`\`python
known = sales.dropna(subset=["amount"])
print(len(sales) - len(known), "sale left out")
\`\`\`

## Be careful with duplicates

The last two rows are the same. Is that one sale, written down twice, or did two people in Chennai each buy a pen for sixty rupees? Nothing in the file says which. \`drop_duplicates()\` would remove one of them without a word, and perhaps sixty honest rupees with it.

Count the duplicates first, and look at them:

\`\`\`python
print(known[known.duplicated(keep=False)])
\`\`\`

If the shop's system gives each sale a number, ask for that column. With a number the question answers itself; without one it is a question for a person.

## Check the result from another side

Suppose that the shop says: two customers, both sales are real. Then our answer is:

\`\`\`python
total = known.groupby("city")["amount"].sum()
print(total.sort_values(ascending=False))
\`\`\`

Hyderabad has 1,370 rupees and Chennai 120, which makes 1,490: the same total as before. Pune is not in the list at all, since its only sale has no amount. That is worth a sentence in your report, too, or your colleague in Pune will write that sentence for you.

## The list to keep

- How many rows came in, and how many went out?
- Is every number a number, and every date a date of the right month?
- Are there two spellings of one thing?
- What is missing, and what did I do about it?
- Are the duplicates real?
- Does the total agree with a number from elsewhere?

Save it beside your notebook. It takes ten minutes for a small file, and these are the ten minutes in which most wrong reports could have been stopped.
`;
