/**
 * @generated SignedSource<<45ac7573479a1f0b9191ce8599bf66a8>>
 * @relayHash 2250d7aa12966fa9a5dac1296349cf93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1c98842cfbd08f91f051e743ee4f8f5ddfa2182ccf5c69b3ef3a7d737bfa04a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinInput = {
  achievedOn: string;
  body?: string | null;
  removesPicture?: boolean | null;
  title: string;
};
export type useSaveWinMutation$variables = {
  databaseId?: number | null;
  idempotencyKey: string;
  input: WinInput;
};
export type useSaveWinMutation$data = {
  readonly saveWin: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"WinList_win">;
  };
};
export type useSaveWinMutation = {
  response: useSaveWinMutation$data;
  variables: useSaveWinMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "databaseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveWinMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Win",
        "kind": "LinkedField",
        "name": "saveWin",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WinList_win"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveWinMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Win",
        "kind": "LinkedField",
        "name": "saveWin",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "achievedOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WinPicture",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              }
            ],
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
    "id": "d1c98842cfbd08f91f051e743ee4f8f5ddfa2182ccf5c69b3ef3a7d737bfa04a",
    "metadata": {},
    "name": "useSaveWinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e59d593e622bcaac0e0f18990f920e0";

export default node;
