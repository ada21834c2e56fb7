/**
 * @generated SignedSource<<9947658e702adb07bd07a3c8745bf27c>>
 * @relayHash e3726266c8810f90cd51f51439aadc41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6993b3729e4be596813ed83d1730d845972f915b1ce2d358d45852364493239f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6993b3729e4be596813ed83d1730d845972f915b1ce2d358d45852364493239f",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
