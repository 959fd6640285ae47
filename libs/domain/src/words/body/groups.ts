import type { Groups } from '../pattern.js'

/** Groups of words that the red flags of the body share. */
export const BODY_GROUPS: Groups = {
  not: 'not|dont|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|isnt|wasnt|arent|aint|never|no|cnt|unable|havent|havnt|hasnt',
  drink:
    'water|liquid|liquids|fluid|fluids|anything|sip|sips|broth|drink|drinks|drinking|shake|shakes|gatorade|juice|tea|ice|anythin|food|nothing|it|sipping|jello|pedialyte|everything|ensure',
  vomit:
    'vomiting|vomit|vomited|vomitting|vomitted|throwing|threw|throw|thrown|puking|puke|puked|barfing|barf|barfed|heaving|retching|upchucking|sick|spewing|hurling|yakking|vomits|vom',
  number: '#|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|few|many|hours|hrs|couple',
  time: 'hours|hour|hrs|hr|days|day|night|yesterday|morning|week|nonstop|afternoon|evening|lunch|breakfast|dinner|midnight|noon|am|pm|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weeks|noche',
  stool:
    'stool|stools|poop|poo|poops|bm|bms|shit|bowel|feces|crap|pooping|pooped|toilet|turd|caca|popo|heces|diarrhea|poopy|number',
  leg: 'leg|legs|calf|calfs|calves|thigh|knee|shin',
  sore: 'swollen|swelled|swelling|swole|hot|red|painful|throbbing|throbs|hurts|sore|tender|warm|puffy|aching|aches|swells|pain|bigger|hard|purple|hurting|cramping|cramp|swolen',
  heart: 'heart|hr|pulse|heartrate|heartbeat|ticker|bpm',
  self: 'myself|meself|mself|myslf|mysef',
  fast: 'racing|pounding|fast|rapid|galloping|fluttering|racing|beating|thumping|flying|hammering|raced|races|high|quick|thudding|skipping|jumping|pounds|hammers|speeding',
  bad: 'severe|terrible|worst|unbearable|excruciating|stabbing|horrible|intense|awful|agony|worsening|worse|killing|extreme|agonizing|insane|crazy|sharp|10/10|crippling|bad',
}
