/**
 * @generated SignedSource<<85af76ea5f347a9c2da647764a5ff499>>
 * @relayHash 80d51d82df98af5585a2afd3be9a2313
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bbdbd30950ce7b8ca342d7eb7c5d007b5ec2e78123b69a1593ce4afbb0c8c62

import type { ConcreteRequest } from 'relay-runtime';
export type useChallengeDayFinishMutation$variables = {
  day: number;
};
export type useChallengeDayFinishMutation$data = {
  readonly finishChallengeDay: {
    readonly daysToCatchUp: ReadonlyArray<number>;
    readonly id: string;
    readonly progress: ReadonlyArray<{
      readonly day: number;
    }>;
  };
};
export type useChallengeDayFinishMutation = {
  response: useChallengeDayFinishMutation$data;
  variables: useChallengeDayFinishMutation$variables;
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
    "name": "finishChallengeDay",
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
    "name": "useChallengeDayFinishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChallengeDayFinishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6bbdbd30950ce7b8ca342d7eb7c5d007b5ec2e78123b69a1593ce4afbb0c8c62",
    "metadata": {},
    "name": "useChallengeDayFinishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0981f659905fe245a49f9dda2f1048b";

export default node;
