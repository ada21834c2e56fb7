/**
 * @generated SignedSource<<e1f637bfd44b353658cfcc9f8d9558a8>>
 * @relayHash 826cc7cd496f287e5769063c40d21b18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edcab83447e08706998d5ff819016410ce46eb1221ec47ab8f26befd54084dab

import type { ConcreteRequest } from 'relay-runtime';
export type useChallengeDayReopenMutation$variables = {
  day: number;
};
export type useChallengeDayReopenMutation$data = {
  readonly reopenChallengeDay: {
    readonly daysToCatchUp: ReadonlyArray<number>;
    readonly id: string;
    readonly progress: ReadonlyArray<{
      readonly day: number;
    }>;
  };
};
export type useChallengeDayReopenMutation = {
  response: useChallengeDayReopenMutation$data;
  variables: useChallengeDayReopenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "day"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "day",
        "variableName": "day"
      }
    ],
    "concreteType": "ChallengeParticipant",
    "kind": "LinkedField",
    "name": "reopenChallengeDay",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChallengeProgress",
        "kind": "LinkedField",
        "name": "progress",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "day",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "daysToCatchUp",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChallengeDayReopenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChallengeDayReopenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "edcab83447e08706998d5ff819016410ce46eb1221ec47ab8f26befd54084dab",
    "metadata": {},
    "name": "useChallengeDayReopenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6269143e3cae688a2e16eb10064ee5a3";

export default node;
