/**
 * @generated SignedSource<<cec4c858910705b344fcbd9c2c11e940>>
 * @relayHash fa615422a7ac194981aa37312b49bb93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b54bbe178d22a05043c17e7a3d0414827c79dc25ffa1f201f2ae7c9ac5204bf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInAnswer = "DONE" | "PARTLY" | "STUCK" | "%future added value";
export type CheckInInput = {
  answer: CheckInAnswer;
  needsHelp?: boolean | null;
  next?: string | null;
};
export type CheckInCardMutation$variables = {
  input: CheckInInput;
  week: string;
};
export type CheckInCardMutation$data = {
  readonly saveCheckIn: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckInCard_checkIn">;
  };
};
export type CheckInCardMutation = {
  response: CheckInCardMutation$data;
  variables: CheckInCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "week"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "week",
    "variableName": "week"
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
    "name": "CheckInCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CheckIn",
        "kind": "LinkedField",
        "name": "saveCheckIn",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CheckInCard_checkIn"
          }
        ],
        "storageKey": null
      }
    ],
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
    "name": "CheckInCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CheckIn",
        "kind": "LinkedField",
        "name": "saveCheckIn",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "next",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "needsHelp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5b54bbe178d22a05043c17e7a3d0414827c79dc25ffa1f201f2ae7c9ac5204bf",
    "metadata": {},
    "name": "CheckInCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fbc6ec70456ad733c2029afd63cb23d8";

export default node;
