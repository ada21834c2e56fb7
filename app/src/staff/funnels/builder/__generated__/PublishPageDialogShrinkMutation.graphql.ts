/**
 * @generated SignedSource<<443ae96bb02f39a24630612c5b68012e>>
 * @relayHash 254766c9b27c98ad2b2650fcf888831a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cc1ac778a7bc2c16486d0b95e6232a60a7c69b31379eab7695f751d6939e357

import type { ConcreteRequest } from 'relay-runtime';
export type PublishPageDialogShrinkMutation$variables = {
  file: number;
  id: number;
};
export type PublishPageDialogShrinkMutation$data = {
  readonly shrinkLandingPicture: {
    readonly file: number;
    readonly height: number;
    readonly width: number;
  };
};
export type PublishPageDialogShrinkMutation = {
  response: PublishPageDialogShrinkMutation$data;
  variables: PublishPageDialogShrinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "file"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      }
    ],
    "concreteType": "LandingPicture",
    "kind": "LinkedField",
    "name": "shrinkLandingPicture",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "file",
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
    "name": "PublishPageDialogShrinkMutation",
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
    "name": "PublishPageDialogShrinkMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7cc1ac778a7bc2c16486d0b95e6232a60a7c69b31379eab7695f751d6939e357",
    "metadata": {},
    "name": "PublishPageDialogShrinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f4dca5ce04fec29cab6d860b0da515e";

export default node;
