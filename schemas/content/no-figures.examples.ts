/** Texts without a figure about the clinic, separated by bars. */
export const noFigures = `
Leave a gap of 4.5 mm.|needles of 0.25-1.50 mm|1.5, 3.0 and 4.5 mm|at 1064 nm|It pulses at 10Hz, ten times as fast.|about 5 ml|10% off|ninety percent
50 percent of light|at 60 degrees|at 40 °C|Wear SPF 50 every day.|at least SPF 30|SPF 30+|20 kHz|6 MHz|12 J|2.5 g of salt|500 mg|1000 mcg
70 kg|400 IU|3 cm|two litres a day|eight glasses of water a day|Last updated 9 July 2025|since January 2025|in 2018|the 2018 Act|Act 2018
Regulations 2012|on 2025-01-09|2026-11|on 09/07/2025|since 2011 patients have asked|Call 999 first.|Ring NHS 111 or 999.|call 111 day or night|no bigger than a 5p coin
dial 112|WCAG 2.1 Level AA|section 5|Article 6 of the law|## 1. Acceptance|vitamin B12|B12 injections|vitamin D3|CO2|Fitzpatrick I-V|Type I to V
type 2 diabetes|three depths|three wavelengths|two steps|three areas|two layers|one of three reasons|four questions|three fingers|one of them
no one|one by one|both visits|two-thirds of skin|a one-off treatment|a one-to-one appointment|one thing|each one|the one that matters
a second opinion|a second visit|the second week|the first session|the third month|21st century|every day|each day|per day
once a day|twice a week|three times a year|ten times a day|every week|every month|daily|weekly|monthly|yearly|weekend plans|overnight
for a moment|for a while|last week|next year|this month|the day|on the day|the same day|that day|a day when you are free|Choose a day that suits you.
pick a day off|time of day|in weeks|for years|over the years|the weeks after|a few weeks|several months|a few sessions|several visits|some days
Day 1|day one|if one goes red|most need one of these|On day 1 the skin is red.|a session|the treatment|each visit|another appointment|an extra session|every session
A visit is free.|your treatment plan|a treatment room|two treatment areas|three treatment steps|one treatment area|20 injection points
two depths per treatment|one question before a visit|noon|until midnight|a ratio of 1:1|version 2.1|one in ten clients|1 in 100 people
from one person to another|from one treatment to another|from one day to the next|between one appointment and the next|one at a time|Sun exposure|Sun and wind|sun, smoking|the sun
He sat down.|Sat in the chair|Wear sunscreen every day once pores close.|Open pores need care every day.|may lift|in May|a pound of flesh|ten pounds lighter|two pounds of weight
over 30 mm|over 20 areas|under 2 mm|over 18 mm|over 50%|at least 30 areas|up to three|the middle one|24-carat gold|COVID-19 tests
Use ½ a tablet|a 2K screen|It costs 2 kits|3 hundred metres|1/2 a tablet a day|Level 7 qualifications|step 2|part two|question one|room 2|option 2|number one|the one I saw|CE-marked|2nd floor|a course of treatment|of course
over the course|clients and nurses|open pores|our clinic|years of experience|hour by hour|day by day|week after week|year-round|day-to-day life
lifelong|a lifetime|around the clock|all day|later in the day|https://www.example.org/24-hours/2019|St Mary’s Hospital|the road to recovery
a better way|in the right place|street clothes|Our Way|stars|out of hours|rated highly|in a second way|a month when you travel|the two of us
a day in bed|Once a month is plenty.|He may be 6 ft.|20 percent of patients|at 5.30 mm|three colours|two people|four women|the weekly visit
It costs 20 calories.|Pay 12 friends a visit.|You need one.|Do this twice a day.|Have it twice a week.|The price is 10% lower.|SPF 30 is needed.
A dab the size of a 50p|smaller than a 5p|A 50p-sized patch may be pink.|your BMI is over 30|a BMI of 35|From 1 to 10, how much does it hurt?
Apply it every other day.|the other half|around midday in summer|Wear SPF 50 all day.|SPF 30 or SPF 50 all year round|SPF50 every day for weeks|Prices are from our list.|A fee of 2% is added.|Charge 3 batteries.
below 40 in the tip|It stays below 40 to the touch.|Use at least 30 for the face.|at least 20 of them|people over 20 mm in size
Wash your face twice a day afterwards.|Once a day is enough.|Three times a day is enough.|Two litres a day is enough.|Your BMI must be over 30 for this treatment.|Adults from 10 in every hundred bruise.|The clinic is inside a day spa.|One tablet a day is enough.
It gives 300 pulses a session.|300 per treatment area is the count of pulses.|Get a good night’s sleep.|close to a window, inside a year-old building
HbA1c below 69 is needed.|A BMI over 30 on the day is too high.|when your HbA1c is over 48|One day you may want more.|If one day your plans change, tell us.|We hope that one day they fade.|0900 is a dialling code|1000-2030 points|in use from 2010 to 2030|from 2010 to 2016 hospital staff`
