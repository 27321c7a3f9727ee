/** The open batch's other kinds of lesson, after its videos. */
export const AWS_TEXT = {
  title: "Before you start: a free account and its limits",
  durationText: "5 min",
  text: `You need an AWS account for the exercises. Most of them cost nothing if you delete what you started.

## Make the account

1. Sign up with an e-mail address that you read often. Billing alarms go there.
2. Turn on a second factor for the root user, then do not use the root user again.
3. Make a user of your own with administrator rights, and sign in as that user.

## Set an alarm before anything else

Open **Billing**, then **Budgets**, and make a budget of ₹100 a month that warns you at 50 %.

> If an exercise takes longer than an evening, stop the server. A stopped server costs only its disk.

## Check it from your terminal

\`\`\`sh
aws configure
aws sts get-caller-identity
aws ec2 describe-instances --query "Reservations[].Instances[].[InstanceId, State.Name, InstanceType, LaunchTime]" --output table
\`\`\`

The second command shows your user's name. The third shows an empty table until you start a server.

## Words you will meet

| Word | Meaning |
| --- | --- |
| Region | Where the computers are; \`ap-south-1\` is Mumbai |
| Instance | A server that you rent by the second |
| Security group | Which network connections an instance accepts |
| Key pair | The key with which you sign in to an instance |
`,
};

export const AWS_FILE = {
  title: "Price list for the exercises",
  name: "aws-exercise-prices.csv",
  csv: `service,size,region,rupees_per_hour,free_hours_a_month
EC2,t3.micro,ap-south-1,0.93,750
EC2,t3.small,ap-south-1,1.86,0
EC2,t3.medium,ap-south-1,3.72,0
RDS,db.t3.micro,ap-south-1,2.15,750
RDS,db.t3.small,ap-south-1,4.31,0
S3,first 5 GB,ap-south-1,0.00,744
S3,each further GB,ap-south-1,0.003,0
Lambda,128 MB,ap-south-1,0.00,400
CloudWatch,first 10 alarms,ap-south-1,0.00,744
Data transfer,first 100 GB,ap-south-1,0.00,744
Data transfer,each further GB,ap-south-1,9.05,0
`,
};
