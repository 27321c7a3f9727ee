/** Title, running time (null if unknown), address. */
type Video = [title: string, duration: string | null, link: string];

export const videos = {
  python: [
    [
      "Python Tutorial for Beginners 1: Install and Setup for Mac and Windows",
      "about 15 min",
      "https://www.youtube.com/watch?v=YYXdXT2l-Gg",
    ],
    [
      "Python Tutorial for Beginners 2: Strings - Working with Textual Data",
      "about 21 min",
      "https://www.youtube.com/watch?v=k9TUPpGqYTo",
    ],
    [
      "Python Tutorial for Beginners 3: Integers and Floats - Working with Numeric Data",
      "about 12 min",
      "https://www.youtube.com/watch?v=khKv-8q7YmY",
    ],
    [
      "Python Tutorial for Beginners 4: Lists, Tuples, and Sets",
      "about 29 min",
      "https://www.youtube.com/watch?v=W8KRzm-HUcc",
    ],
    [
      "Python Tutorial for Beginners 5: Dictionaries - Working with Key-Value Pairs",
      null,
      "https://www.youtube.com/watch?v=daefaLgNkw0",
    ],
    [
      "Python Tutorial for Beginners 6: Conditionals and Booleans - If, Else, and Elif Statements",
      "about 16 min",
      "https://www.youtube.com/watch?v=DZwmZ8Usvnk",
    ],
    [
      "Python Tutorial for Beginners 7: Loops and Iterations - For/While Loops",
      null,
      "https://www.youtube.com/watch?v=6iF8Xb7Z3wQ",
    ],
    [
      "Python Tutorial for Beginners 8: Functions",
      "about 21 min",
      "https://www.youtube.com/watch?v=9Os0o3wzS_I",
    ],
    [
      "Python Tutorial for Beginners 9: Import Modules and Exploring The Standard Library",
      "about 22 min",
      "https://www.youtube.com/watch?v=CqvZ3vGoGs0",
    ],
    [
      "Learn Python - Full Course for Beginners [Tutorial]",
      "4:26:52",
      "https://www.youtube.com/watch?v=rfscVS0vtbw",
    ],
  ],
  dataScience: [
    [
      "Python Pandas Tutorial (Part 1): Getting Started with Data Analysis - Installation and Loading Data",
      "23:01",
      "https://www.youtube.com/watch?v=ZyhVh-qRZPA",
    ],
    [
      "Python Pandas Tutorial (Part 2): DataFrame and Series Basics - Selecting Rows and Columns",
      "33:35",
      "https://www.youtube.com/watch?v=zmdjNSmRXF4",
    ],
    [
      "Python Pandas Tutorial (Part 3): Indexes - How to Set, Reset, and Use Indexes",
      "17:27",
      "https://www.youtube.com/watch?v=W9XjRYFkkyw",
    ],
    [
      "Python Pandas Tutorial (Part 4): Filtering - Using Conditionals to Filter Rows and Columns",
      "23:04",
      "https://www.youtube.com/watch?v=Lw2rlcxScZY",
    ],
    [
      "Python Pandas Tutorial (Part 5): Updating Rows and Columns - Modifying Data Within DataFrames",
      "40:03",
      "https://www.youtube.com/watch?v=DCDe29sIKcE",
    ],
    ["Python Pandas Tutorial (Part 7): Sorting Data", null, "https://www.youtube.com/watch?v=T11QYVfZoD0"],
    [
      "Python Pandas Tutorial (Part 8): Grouping and Aggregating - Analyzing and Exploring Your Data",
      "about 50 min",
      "https://www.youtube.com/watch?v=txMdrV1Ut64",
    ],
    [
      "Python Pandas Tutorial (Part 9): Cleaning Data - Casting Datatypes and Handling Missing Values",
      null,
      "https://www.youtube.com/watch?v=KdmPHEnPJPs",
    ],
    [
      "Matplotlib Tutorial (Part 1): Creating and Customizing Our First Plots",
      null,
      "https://www.youtube.com/watch?v=UO98lJQ3QGI",
    ],
    [
      "Data Analysis with Python - Full Course for Beginners (Numpy, Pandas, Matplotlib, Seaborn)",
      "about 4.5 h",
      "https://www.youtube.com/watch?v=r-uOLxNrNk8",
    ],
  ],
  machineLearning: [
    ["A Gentle Introduction to Machine Learning", "12:45", "https://www.youtube.com/watch?v=Gv9_4yMHFhI"],
    [
      "Machine Learning Fundamentals: Cross Validation",
      "6:04",
      "https://www.youtube.com/watch?v=fSytzGwwBVw",
    ],
    [
      "Machine Learning Fundamentals: The Confusion Matrix",
      "7:12",
      "https://www.youtube.com/watch?v=Kdsp6soqA7o",
    ],
    [
      "Machine Learning Fundamentals: Bias and Variance",
      "6:36",
      "https://www.youtube.com/watch?v=EuBBz3bI-aA",
    ],
    [
      "The Main Ideas of Fitting a Line to Data (The Main Ideas of Least Squares and Linear Regression.)",
      "9:21",
      "https://www.youtube.com/watch?v=PaFPbb66DxQ",
    ],
    ["StatQuest: Logistic Regression", "8:47", "https://www.youtube.com/watch?v=yIYKR4sgzI8"],
    [
      "Decision and Classification Trees, Clearly Explained!!!",
      "18:08",
      "https://www.youtube.com/watch?v=_L39rN6gz7Y",
    ],
    [
      "StatQuest: Random Forests Part 1 - Building, Using and Evaluating",
      "9:54",
      "https://www.youtube.com/watch?v=J4Wdy0Wc_xQ",
    ],
    ["StatQuest: K-means clustering", "8:30", "https://www.youtube.com/watch?v=4b5d3muPQmA"],
    [
      "StatQuest: Principal Component Analysis (PCA), Step-by-Step",
      "21:57",
      "https://www.youtube.com/watch?v=FgakZw6K1QQ",
    ],
  ],
  nlp: [
    [
      "Natural Language Processing - Tokenization (NLP Zero to Hero - Part 1)",
      "4:39",
      "https://www.youtube.com/watch?v=fNxaJsNG3-s",
    ],
    [
      "Natural Language Processing With Python and NLTK p.1 Tokenizing words and Sentences",
      null,
      "https://www.youtube.com/watch?v=FLZvOKSCkxY",
    ],
    [
      "Natural Language Processing (NLP) Tutorial with Python & NLTK",
      null,
      "https://www.youtube.com/watch?v=X2vAabgKiuM",
    ],
    [
      "Word Embedding and Word2Vec, Clearly Explained!!!",
      "16:11",
      "https://www.youtube.com/watch?v=viZrOnJclY0",
    ],
    [
      "Complete Natural Language Processing (NLP) Tutorial in Python! (with examples)",
      "1:37:46",
      "https://www.youtube.com/watch?v=M7SWr5xObkA",
    ],
  ],
  sql: [
    [
      "SQL Basics Tutorial For Beginners | Installing SQL Server Management Studio and Create Tables | 1/4",
      "9:37",
      "https://www.youtube.com/watch?v=RSlqWnP-Dy8",
    ],
    [
      "SQL Basics Tutorial For Beginners | Select + From Statements | 2/4",
      "6:14",
      "https://www.youtube.com/watch?v=PyYgERKq25I",
    ],
    [
      "SQL Basics Tutorial For Beginners | Where Statement | 3/4",
      "7:58",
      "https://www.youtube.com/watch?v=A9TOuDZTPDU",
    ],
    [
      "SQL Basics Tutorial For Beginners | Group By + Order By Statements | 4/4",
      "8:09",
      "https://www.youtube.com/watch?v=LXwfzIRD-Ds",
    ],
    [
      "Intermediate SQL Tutorial | Inner/Outer Joins | Use Cases",
      "15:53",
      "https://www.youtube.com/watch?v=9URM1_2S0ho",
    ],
    [
      "Intermediate SQL Tutorial | Unions | Union Operator",
      "5:25",
      "https://www.youtube.com/watch?v=lYKkro6rKm0",
    ],
    [
      "Intermediate SQL Tutorial | Case Statement | Use Cases",
      "7:26",
      "https://www.youtube.com/watch?v=Twusw__OzA8",
    ],
    ["Intermediate SQL Tutorial | Having Clause", "3:31", "https://www.youtube.com/watch?v=tYBOMw7Ob8E"],
    ["Intermediate SQL Tutorial | Partition By", "4:14", "https://www.youtube.com/watch?v=D6XNlTfglW4"],
    [
      "SQL Tutorial - Full Database Course for Beginners",
      "4:20:39",
      "https://www.youtube.com/watch?v=HXV3zeQKqGY",
    ],
  ],
  powerBi: [
    [
      "How to use Microsoft Power BI - Tutorial for Beginners",
      "27:52",
      "https://www.youtube.com/watch?v=TmhQCQr_DCA",
    ],
    [
      "How to Install Power BI | Building First Visualization | Microsoft Power BI for Beginners",
      "12:50",
      "https://www.youtube.com/watch?v=g0m5sEHPU-s",
    ],
    [
      "How to use Power Query in Power BI | Microsoft Power BI for Beginners",
      "13:07",
      "https://www.youtube.com/watch?v=gP-AxNi6uxo",
    ],
    ["Why Power BI loves a Star Schema", "about 8 min", "https://www.youtube.com/watch?v=vZndrBBPiQc"],
    [
      "How to use DAX in Power BI | Microsoft Power BI for Beginners",
      "15:44",
      "https://www.youtube.com/watch?v=vcijg0gUXSg",
    ],
    [
      "Popular Visualizations in Power BI | Microsoft Power BI for Beginners",
      "14:14",
      "https://www.youtube.com/watch?v=3NV5Jtbhfcw",
    ],
    ["Make EVERY Power BI Report Look GREAT!", null, "https://www.youtube.com/watch?v=v6fP8gyCLLc"],
    [
      "Full Power BI Guided Project | Microsoft Power BI for Beginners",
      "42:37",
      "https://www.youtube.com/watch?v=pixlHHe_lNQ",
    ],
    [
      "Power BI Tutorial From Beginner to Pro - Desktop to Dashboard in 60 Minutes",
      "1:03:30",
      "https://www.youtube.com/watch?v=AGrl-H87pRU",
    ],
  ],
  excel: [
    ["Excel Basics Tutorial", null, "https://www.youtube.com/watch?v=rwbho0CgEAE"],
    [
      "Microsoft Excel Tutorial for Beginners - Full Course",
      "2:26:09",
      "https://www.youtube.com/watch?v=Vl0H-qTclOg",
    ],
    [
      "Intermediate Excel Skills, Tips, and Tricks Tutorial",
      "about 20 min",
      "https://www.youtube.com/watch?v=lxq_46nY43g",
    ],
    [
      "Excel Pivot Table EXPLAINED in 10 Minutes (Productivity tips included!)",
      null,
      "https://www.youtube.com/watch?v=UsdedFoTA68",
    ],
    [
      "Cleaning Data in Excel | Excel Tutorials for Beginners",
      "21:04",
      "https://www.youtube.com/watch?v=_jmiEGZ6PIY",
    ],
    [
      "Full Project in Excel | Excel Tutorials for Beginners",
      "40:50",
      "https://www.youtube.com/watch?v=opJgMj1IUrc",
    ],
  ],
  aws: [
    ["AWS Basics", "1:30", "https://www.youtube.com/watch?v=a9__D53WsUs"],
    ["AWS EC2 Setup", "12:45", "https://www.youtube.com/watch?v=TsRBftzZsQo"],
  ],
} satisfies Record<string, Video[]>;
