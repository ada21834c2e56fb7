/**
 * @generated SignedSource<<f4068034e3dc33eaa663f4135581185c>>
 * @relayHash a29fb1070d892778195e964611a3f044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8887d60a0c98d6312f246fc857b92cca96492627f87a61c93f8de8b090f14104

import type { ConcreteRequest } from 'relay-runtime';
export type useBillLinkCreateMutation$variables = {
  entryId: number;
};
export type useBillLinkCreateMutation$data = {
  readonly createBillLink: string;
};
export type useBillLinkCreateMutation = {
  response: useBillLinkCreateMutation$data;
  variables: useBillLinkCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "entryId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "entryId",
        "variableName": "entryId"
      }
    ],
    "kind": "ScalarField",
    "name": "createBillLink",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBillLinkCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBillLinkCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8887d60a0c98d6312f246fc857b92cca96492627f87a61c93f8de8b090f14104",
    "metadata": {},
    "name": "useBillLinkCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "394c7a2e6da919bb1aa1072c37c81f34";

export default node;
