/**
 * @generated SignedSource<<87c28715dd7a0bb01ceec1292b26a1ba>>
 * @relayHash 5d8b7ff97b7e1ac05f546c937a149aad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8b176852b47da5d7511105560464ed68514cbad1739f686a2c6da880de248e6

import type { ConcreteRequest } from 'relay-runtime';
export type useRoundStepsAnnounceMutation$variables = {
  databaseId: number;
  revision: number;
};
export type useRoundStepsAnnounceMutation$data = {
  readonly announceRound: {
    readonly id: string;
  };
};
export type useRoundStepsAnnounceMutation = {
  response: useRoundStepsAnnounceMutation$data;
  variables: useRoundStepsAnnounceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "revision"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      },
      {
        "kind": "Variable",
        "name": "revision",
        "variableName": "revision"
      }
    ],
    "concreteType": "SelectionRound",
    "kind": "LinkedField",
    "name": "announceRound",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRoundStepsAnnounceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRoundStepsAnnounceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8b176852b47da5d7511105560464ed68514cbad1739f686a2c6da880de248e6",
    "metadata": {},
    "name": "useRoundStepsAnnounceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8512f163869e76f09ac332b6bb717246";

export default node;
