/**
 * @generated SignedSource<<95a66b50743f566929f22934229fad5b>>
 * @relayHash 54400455f06710fca446e842985bb440
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 129ce5f25531270dbf4716a8175ba96bbbceb1267406fbb1d2eba1b1806fbd2b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunJobAgainInput = {
  databaseId: number;
};
export type useRunJobAgainMutation$variables = {
  input: RunJobAgainInput;
};
export type useRunJobAgainMutation$data = {
  readonly runJobAgain: {
    readonly ranAgainAt: string | null;
    readonly ranAgainBy: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
    } | null;
  };
};
export type useRunJobAgainMutation = {
  response: useRunJobAgainMutation$data;
  variables: useRunJobAgainMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ranAgainAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRunJobAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FailedJob",
        "kind": "LinkedField",
        "name": "runJobAgain",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "ranAgainBy",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PersonName_person"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunJobAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FailedJob",
        "kind": "LinkedField",
        "name": "runJobAgain",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "ranAgainBy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "129ce5f25531270dbf4716a8175ba96bbbceb1267406fbb1d2eba1b1806fbd2b",
    "metadata": {},
    "name": "useRunJobAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "195612fa022be036a985f1e25e31672b";

export default node;
