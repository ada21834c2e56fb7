/**
 * @generated SignedSource<<2fd9453975e8125803caca486f53bc3c>>
 * @relayHash 5042210dca0f10656a719339cae1bc6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 369bdaf4c3277b4a7b0afc5ced1dd8677418d9ca1193489b7581f44e32dbba78

import type { ConcreteRequest } from 'relay-runtime';
export type MeetingTime = "AFTERNOON" | "EVENING" | "MORNING" | "%future added value";
export type ChoicesSectionMutation$variables = {
  allowsBuddy: boolean;
  meets?: MeetingTime | null;
};
export type ChoicesSectionMutation$data = {
  readonly saveAccountabilityChoices: {
    readonly allowsBuddy: boolean;
    readonly meets: MeetingTime | null;
  };
};
export type ChoicesSectionMutation = {
  response: ChoicesSectionMutation$data;
  variables: ChoicesSectionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "allowsBuddy"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "meets"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "allowsBuddy",
        "variableName": "allowsBuddy"
      },
      {
        "kind": "Variable",
        "name": "meets",
        "variableName": "meets"
      }
    ],
    "concreteType": "AccountabilityChoices",
    "kind": "LinkedField",
    "name": "saveAccountabilityChoices",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "meets",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allowsBuddy",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChoicesSectionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChoicesSectionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "369bdaf4c3277b4a7b0afc5ced1dd8677418d9ca1193489b7581f44e32dbba78",
    "metadata": {},
    "name": "ChoicesSectionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "20ea6182a08749788c93c94ff77c4c0d";

export default node;
